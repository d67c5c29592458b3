"""Starts the game in the browser: where the page calls Python."""

from __future__ import annotations

from coup.ui.opening import open_app


async def start() -> None:
    """Start the game on the browser's page, which may be a frame of another."""
    from coup.ui.dom import BrowserMessages, BrowserPage, texts_arrived

    page = BrowserPage()
    await texts_arrived()
    if page.frame is None:
        _, controller, script = open_app(page, BrowserMessages())
    else:
        from coup.ui.embed import open_embed

        embed, controller, script = await open_embed(page, page.frame, BrowserMessages())
        page.frame.listen(embed.hear)
    page.listen(controller.click, controller.change, controller.key)
    page.connect(script.call)
    page.ready()
