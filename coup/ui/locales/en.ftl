# Every sentence of the game in English; other languages translate this file message by message.
#
# How to translate
# - $actor, $target and the like say who is meant: "you" (the person at the screen), "other"
#   (somebody else) or "none". The name itself is in $actorName, $targetName and so on.
# - Names, characters, actions and amounts such as "3 coins" arrive as finished, isolated phrases.
#   Where your language needs cases or articles, turn the sentence so that they can stand as they
#   are, for example after a colon.
# - Numbers given as $count and the like are formatted by themselves; use plural selectors freely.
# - Keep every id. A message may be split into variants, or have fewer of them, as you need.

### The page

## Title, loading and the frame of the page

game-title = Coup
game-motto = Bluff, or call the bluff.
game-unofficial = An unofficial implementation of the rules of the card game Coup.
game-authors = Put this game on your own page
# Stands under the button while the page is still loading.
setup-waiting = The cards are dealt as soon as everything has arrived.
table-label = The table
log-label = What happened
hand-label = Your cards
seats-label = The other players
stage-label = The middle of the table
strip-label = Rules of this game
controls-label = Game controls
skip-to-prompt = Go to your decision

## Buttons of the frame

do-new = New game
do-restart = Restart
# Explains "Restart".
do-restart-help = The same deal once more
do-pause = Pause
do-resume = Go on
do-settings = Settings
do-rules = Rules
do-close = Close
do-copy-report = Copy the report
do-copy-record = Copy the game
do-copy-link = Copy a link to this deal
copied-link = The link is copied: it deals this very game.
do-back = Back to the game
do-skip = Skip to the end
do-again = Play again
do-setup = Choose another game
do-whys = Why they did it
do-more = Rules of this game

## A new release, installed beside the one being played

update-ready = A new version is ready. Reload before your next game.
update-elsewhere = A new version is ready. Close the other pages of this game, then reload.
update-reload = Reload
update-later = Later

### Setting up a game

setup-title = A new game
setup-deal = Deal
setup-variant = Game
setup-seats = Players
setup-bots = Opponents
setup-speed = Pace
setup-styles = Temperaments
# $count players, you included.
setup-seats-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
setup-characters = Characters
setup-changed = { $count ->
    [0] as usual
    [one] 1 changed
   *[other] { $count } changed
}
setup-usual = Back to the usual rules
# Why a house rule has no effect on the game being set up.
setup-only-two = Only with two players.
setup-only-more = Only with { $count } players or more.
setup-only-with = Not in this game: { $roles }.
setup-no-first-game = The set for a first game is always the same.
# Picking the characters of a game by hand.
setup-choose = { $category }: choose { $count }
setup-slot = { $category } ({ $count })
setup-cast-lacks = Still to choose: { $slots }.
setup-cast-extra = Too many: { $slots }.
setup-cast-full = In the game: { $roles }.
setup-draw-again = Draw by chance
# Notes on the cards to choose from: for experienced players; and one that comes as a sixth.
setup-advanced = advanced
setup-besides = as a sixth

## Variants: a name and what is special about each

variant-classic = Classic
variant-classic-help = The game as it is best known: five characters, one Ambassador among them.
variant-complots = Complots
variant-complots-help = Two players draft their first card; the box holds 54 coins.
variant-hammiz = Hammiz
variant-hammiz-help = Everybody is asked in turn, and coins are spent even when a claim fails.
variant-g54 = Rebellion G54
variant-g54-help = Five of 25 other characters are drawn for each game.
variant-reformation = Reformation
variant-reformation-help = Two allegiances: you cannot turn against your own side while both exist.

## House rules: a name, a sentence, and each value
## They follow the identifiers of the rules; "true" and "false" are yes and no.

option-value = { $name }: { $value }
option-true = yes
option-false = no
# The value that stands where none is chosen, in a list and beside a changed one.
option-usual = { $value } (usual)
option-usually = Usually: { $value }.

option-challenge_offer = Who may challenge first
option-challenge_offer-help = Either everybody is asked at once, or one player after the other, clockwise.
option-challenge_offer-fastest = everybody at once
option-challenge_offer-clockwise = one after the other
option-refund_on_lost_challenge = Coins back after a lost challenge
option-refund_on_lost_challenge-help = Whether the price of an action comes back when its claim is shown to be a bluff.
option-first_player = Who begins
option-first_player-help = The winner of the game before, whoever the table agrees on, or chance.
option-first_player-previous_winner = the last winner
option-first_player-agreed = as agreed
option-first_player-random = chance decides
option-treasury = Treasury
option-treasury-help = Whether the coins in the box can run out.
option-treasury-unlimited = never runs out
option-treasury-50 = 50 coins
option-treasury-54 = 54 coins
option-block_after_own_failed_challenge = Block after a failed challenge
option-block_after_own_failed_challenge-help = Whether a target who challenged and lost may still block.
option-show_cost_at = When a price is shown as paid
option-show_cost_at-help = At the announcement of the action, or only when it takes effect.
option-show_cost_at-declare = when announced
option-show_cost_at-resolve = when it takes effect
option-fifth_character = Fifth character
option-fifth_character-help = The Inquisitor takes the Ambassador’s place: a smaller exchange, or a look at somebody’s card.
option-fifth_character-ambassador = Ambassador
option-fifth_character-inquisitor = Inquisitor
option-two_player_setup = Set-up for two
option-two_player_setup-help = Two cards each by chance, or one of the two picked from a set of one’s own.
option-two_player_setup-standard = two cards dealt
option-two_player_setup-draft_pick_first = pick one, then the deal
option-two_player_setup-draft_deal_first = the deal, then pick one
option-two_player_coins = Coins for two
option-two_player_coins-help = What the beginner and the other player start with.
option-two_player_coins-1-2 = beginner 1, other 2
option-two_player_coins-2-2 = 2 each
option-two_player_coins-1-1 = 1 each
option-examine_order = Replacing an examined card
option-examine_order-help = Whether the card goes back before its owner draws, and so may return, or after.
option-examine_order-return_shuffle_draw = back first, then draw
option-examine_order-draw_then_return = draw first, then back
option-foreign_aid_reblock = Second block of Foreign Aid
option-foreign_aid_reblock-help = Whether another player may block Foreign Aid after a block was shown to be a bluff.
option-steal_from_broke = Stealing from the penniless
option-steal_from_broke-help = Whether a player without coins may be chosen.
option-steal_from_eliminated = Stealing from the eliminated
option-steal_from_eliminated-help = Whether a robber still gets the coins of a victim who has just been eliminated.
option-contessa_blocks_examine = Contessa blocks Examine
option-contessa_blocks_examine-help = Whether a Contessa keeps the Inquisitor from seeing a card.
option-embezzle_empty = Embezzling nothing
option-embezzle_empty-help = Whether Embezzlement may be chosen while the Reserve is empty.
option-allegiance_start = First allegiances
option-allegiance_start-help = How the two allegiances are spread at the start.
option-allegiance_start-alternate_first_chooses = in turn, the first player chooses
option-allegiance_start-alternate_random = in turn, chance begins
option-allegiance_start-random_halves = by chance, half and half
option-draw = Characters in play
option-draw-help = Drawn by chance, the set for a first game, or picked by you.
option-draw-random = drawn by chance
option-draw-first_game = the set for a first game
option-draw-host_picks = picked by hand
option-advanced = Advanced characters
option-advanced-help = Whether characters for experienced players may be drawn.
option-anarchy = Anarchy
option-anarchy-help = Adds the six characters and the Bomb of the expansion.
option-judge_coins = The Judge’s coins
option-judge_coins-help = Whether the coins given to the target come back when the Judge was a bluff.
option-judge_coins-returned = come back
option-judge_coins-kept_by_target = stay with the target
option-mercenary_block = Shedding the Disappear token
option-mercenary_block-help = Only when it is placed, or also during the next turn of its holder.
option-mercenary_block-placement_and_next_turn = also in the next turn
option-mercenary_block-placement_only = only when placed
option-producer_block = Blocking the Producer
option-producer_block-help = Whether a block saves only the target’s card or ends the whole exchange.
option-producer_block-target_part_only = saves the card
option-producer_block-whole_action = ends the exchange
option-lawyer = Several Lawyers
option-lawyer-help = Whether they share the coins of the eliminated or the first one takes all.
option-lawyer-equal_split = equal shares
option-lawyer-first_clockwise = the first takes all
option-communist_tie = Ties of the Communist
option-communist_tie-help = Who decides between equally rich or equally poor players.
option-communist_tie-active_chooses = the player chooses
option-communist_tie-clockwise = the next one clockwise
option-disappear_stack = Several Disappear tokens
option-disappear_stack-help = Whether one player may hold more than one.
option-protect_from_all = Protection from actions on all
option-protect_from_all-help = Whether protected players are left out of actions on everybody.

## Opponents: the bots by name, and what kind of player each one is

bot-random = Dice
bot-random-help = Does anything at all, for no reason.
bot-honest = Honest
bot-honest-help = Never claims a card it does not hold.

# Names of opponents, from many places; separated by “|”. Names stay names: transliterate them.
opponent-names = Omid|Ana|Kwame|Mei|Sofia|Tariq|Ingrid|Mateo|Yuki|Zanele|Niko|Leila|Ravi|Freya|Diego|Aylin|Tane|Maryam|Piotr|Esi|Bao|Noor|Elena|Goran
player-you = You

## Pace and other settings

settings-title = Settings
setting-speed = Pace of the others
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
setting-theme = Colours
theme-auto = As the system
theme-light = Light
theme-dark = Dark
setting-motion = Movement
motion-auto = As the system
motion-full = Full
motion-reduced = Reduced
setting-confirm = Press twice for attacks and challenges
confirm-auto = On touch screens
confirm-on = Always
confirm-off = Never
setting-language = Language
# Each language by its own name, the same in every catalogue.
language-en = English
language-fa = فارسی
language-ar = العربية
language-el = Ελληνικά
setting-numerals = Numerals
numerals-auto = As the language
numerals-latn = 123
styles-on = each their own
styles-off = all alike
settings-statistics = { $games ->
    [0] You have not finished a game here yet.
    [one] You have finished 1 game here and won { $wins }.
   *[other] You have finished { $games } games here and won { $wins }.
}
settings-forget = Forget the statistics
settings-unsaved = This browser does not let the game keep anything; settings last until you leave.

### The table

## Amounts and lists

# A bare number, written in the numerals of the language.
number = { $count }
# A probability, from 0 to 100.
percent = { $count }%
coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# Lists are built from these: the last two items, and one item before the rest.
list-pair = { $first } and { $rest }
list-more = { $first }, { $rest }
you-in-list = you

## Seats

# Read aloud for each seat. $cards: face-down cards; $lost: the names of those turned up.
seat-summary = { $actor ->
    [you] You
   *[other] { $actorName }
}: { $coins }, { $cards } face down{ $lost ->
    [none] .
   *[other] , lost: { $lostNames }.
}
seat-out = { $actor ->
    [you] You are out
   *[other] { $actorName } is out
}, lost: { $lostNames }.
badge-turn = turn
badge-awaited = deciding
badge-target = target
badge-out = out
badge-winner = winner
# Read out on the animal of an opponent; it opens a sentence about it.
seat-style = { $name }, { $style }: how this one plays
card-lost = lost
card-aside = set aside
card-own = { $role }, your card
# Sounds like a claim across the table; stands in a small speech bubble at the seat.
bubble-claim = { $role }!
bubble-denial = No { $role }!
bubble-challenge = I doubt it!

token-disappear = Disappear
token-peacekeeping = Peace
token-treaty = Treaty
token-tax = Tax
# A tax token lies on a character.
token-on = { $token } on { $role }
token-bomb = Bomb
side-loyalist = Loyalist
side-reformist = Reformist

## The middle

court-label = Court
treasury-label = Treasury
bank-label = Bank
reserve-label = Reserve

strip-summary = { $variant } · { $players } · { $copies } of each character
strip-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
strip-character = { $role }: what it does
strip-options = House rules
strip-general = Actions open to all

## The one line that says where the game stands

status-your-turn = Your turn: choose an action.
status-turn = { $actorName } is choosing an action.
status-asked = You are asked: { $question }
status-waiting = Waiting for { $names }.
status-paused = Paused.
status-chance = The cards are being handled.
status-over = { $actor ->
    [you] You have won.
   *[other] { $actorName } has won.
}

### Characters
### Each: the name, and in one or two sentences what it does, for the help.

role-duke = Duke
role-duke-help = Tax: take 3 coins. Blocks anybody’s Foreign Aid.
role-assassin = Assassin
role-assassin-help = Assassinate: pay 3 coins, and your target loses an influence unless a Contessa blocks. Blocked coins stay paid. Who challenges you wrongly, or bluffs a Contessa and is caught, can lose two influences at once.
role-captain = Captain
role-captain-help = Steal: take up to 2 coins from a player. Blocks stealing.
role-ambassador = Ambassador
role-ambassador-help = Exchange: draw 2 cards from the Court, keep as many as you had and return the rest. Blocks stealing.
role-contessa = Contessa
role-contessa-help = Blocks an assassination aimed at you. The attacker’s coins stay paid.
role-inquisitor = Inquisitor
role-inquisitor-help = Exchange 1 card with the Court, or examine a card a player shows you and have it replaced if you like. Blocks stealing.
role-banker = Banker
role-banker-help = Take 3 coins.
role-farmer = Farmer
role-farmer-help = Take 3 coins, then give 1 to another player.
role-spy = Spy
role-spy-help = Take 1 coin, then take another action, anything but the Spy again.
role-capitalist = Capitalist
role-capitalist-help = Take 4 coins. Others may claim the Capitalist too; give 1 coin to each of them.
role-speculator = Speculator
role-speculator-help = Double your coins, gaining 5 at most. Caught bluffing, you hand all your coins to the challenger.
role-director = Director
role-director-help = Draw 2 cards from the Court, keep as many as you had and return the rest.
role-newscaster = Newscaster
role-newscaster-help = Pay 1 coin, draw 3 cards from the Court, keep as many as you had and return the rest.
role-reporter = Reporter
role-reporter-help = Take 1 coin and exchange 1 card with the Court.
role-writer = Writer
role-writer-help = Draw 1 card from the Court, and another for each coin you care to pay; keep as many as you had and return the rest.
role-producer = Producer
role-producer-help = Draw a card from the Court and take one from your target, who picks it; keep as many as you had, give one back to the target and one to the Court. Another Producer blocks.
role-guerrilla = Guerrilla
role-guerrilla-help = Pay 4 coins: your target loses an influence. Blocked by the target’s own Guerrilla.
role-general = General
role-general-help = Pay 5 coins: every other player loses an influence. Each may block with a General.
role-judge = Judge
role-judge-help = Give 3 coins to your target, who loses an influence. Blocked by the target’s own Judge; the coins stay there.
role-mercenary = Mercenary
role-mercenary-help = Pay 3 coins and give your target a Disappear token: it costs an influence at the end of the target’s next turn. Shed by claiming a Mercenary.
role-crime_boss = Crime Boss
role-crime_boss-help = You need 5 coins. Your target gives you 2 coins, or you pay 5 and the target loses an influence.
role-politician = Politician
role-politician-help = Take up to 2 coins from a player. Blocked by the target’s own Politician.
role-priest = Priest
role-priest-help = Every other player gives you 1 coin. Each may block with a Priest.
role-peacekeeper = Peacekeeper
role-peacekeeper-help = Take 1 coin and the Peace token. Nobody may target its holder, except with a Coup.
role-intellectual = Intellectual
role-intellectual-help = When you lose an influence, claim that the lost card is the Intellectual: set it aside face down and take 5 coins.
role-lawyer = Lawyer
role-lawyer-help = When somebody is eliminated, claim the Lawyer to inherit the coins.
role-missionary = Missionary
role-missionary-help = When you lose an influence other than to a Coup, claim that the lost card is the Missionary: set it aside face down and draw a new one.
role-communist = Communist
role-communist-help = Move up to 3 coins from the richest player to the poorest. Blocked by the richest player’s own Communist.
role-customs_officer = Customs Officer
role-customs_officer-help = Put a Tax token on a character: other players who claim it pay you 1 coin first.
role-foreign_consular = Foreign Consular
role-foreign_consular-help = Sign a Treaty with another player: you two may not target each other while others are left.
role-protestor = Protestor
role-protestor-help = Pay 2 coins and name a target. If another player pays 3 to join, the target loses an influence. Blocked by the target’s own Protestor.
role-anarchist = Anarchist
role-anarchist-help = Anybody may pay 3 coins to give a player the Bomb. Its holder claims the Anarchist to pass it on or defuse it, or loses an influence.
role-paramilitary = Paramilitary
role-paramilitary-help = Pay 3 coins, or 5 against a last card: your target loses an influence. Blocked by the target’s own Paramilitary.
role-financier = Financier
role-financier-help = Take all coins on the Bank. While the Financier is in play, every Income adds a coin to the Bank.
role-plantation_owner = Plantation Owner
role-plantation_owner-help = Others may claim the Plantation Owner too; each of you takes as many coins as there are of you.
role-arms_dealer = Arms Dealer
role-arms_dealer-help = Name a character and turn up 2 Court cards. If it is among them, take 4 coins.
role-socialist = Socialist
role-socialist-help = Every other player gives you a coin or a card. Add a card of yours, keep one of them all; the others are dealt back. Each may block with a Socialist.
# Not a character but a general action that takes a place among the characters.
role-social_media = Social Media
role-social_media-help = Anybody may exchange 1 card with the Court.

category-finance = Finance
category-communications = Communications
category-force = Force
category-special_interests = Special interests

### The rules in a few sentences, for the help

rules-1 = Everybody has two face-down cards: two influences over the characters on them. Who loses both is out; the last one left wins.
rules-2 = On your turn you take one action. Some are open to all; others need a character, and you may claim any, whether you hold the card or not.
rules-3 = Any claim can be challenged by any player. Who cannot show the card loses an influence and the action fails; who challenged wrongly loses one instead, and the card shown is replaced from the Court.
rules-4 = Some actions can be blocked by claiming another character, and that claim can be challenged too. An action that is blocked is lost, and so is what was paid for it.
rules-5 = You choose yourself which card you lose. It stays face up for all to see.
rules-6 = With ten or more coins you must launch a Coup.

### Actions
### Each: the name; what it does, said to the player who considers it; and the outcome, said to all:
### what happens if nobody stops it. Characters of Rebellion G54 act under their own names.

action-income = Income
action-income-does = Take 1 coin.
action-income-outcome = { $actor ->
    [you] You take 1 coin.
   *[other] { $actorName } takes 1 coin.
}
action-foreign_aid = Foreign Aid
action-foreign_aid-does = Take 2 coins, unless blocked.
action-foreign_aid-outcome = { $actor ->
    [you] You take 2 coins.
   *[other] { $actorName } takes 2 coins.
}
action-coup = Coup
action-coup-does = The target loses an influence. Nobody can stop it.
action-coup-outcome = { $target ->
    [you] You lose an influence.
   *[other] { $targetName } loses an influence.
}
action-tax = Tax
action-tax-does = Take 3 coins.
action-tax-outcome = { $actor ->
    [you] You take 3 coins.
   *[other] { $actorName } takes 3 coins.
}
action-assassinate = Assassinate
action-assassinate-does = The target loses an influence, unless blocked.
action-assassinate-outcome = { $target ->
    [you] You lose an influence.
   *[other] { $targetName } loses an influence.
}
action-steal = Steal
action-steal-does = Take up to 2 coins from a player.
action-steal-outcome = { $actor ->
    [you] You take up to 2 coins from { $targetName }.
   *[other] { $actorName } takes up to 2 coins from { $target ->
        [you] you
       *[other] { $targetName }
    }.
}
action-exchange = Exchange
action-exchange-does = { $cards ->
    [one] Draw 1 card and return 1.
   *[other] Draw { $cards } cards and return { $cards }.
}
action-exchange-outcome = { $actor ->
    [you] You exchange cards with the Court.
   *[other] { $actorName } exchanges cards with the Court.
}
action-examine = Examine
action-examine-does = See a card of a player, and have it replaced if you like.
action-examine-outcome = { $actor ->
    [you] { $targetName } shows you a card.
   *[other] { $target ->
        [you] You show { $actorName } a card, which may have to be replaced.
       *[other] { $targetName } shows { $actorName } a card.
    }
}
action-conversion = Conversion
action-conversion-does = Change sides for 1 coin, or turn another player for 2.
action-conversion-outcome = { $target ->
    [you] You change sides.
   *[other] { $targetName } changes sides.
}
action-embezzlement = Embezzlement
action-embezzlement-does = Take everything on the Reserve, claiming to have no Duke.
action-embezzlement-outcome = { $actor ->
    [you] You take everything on the Reserve.
   *[other] { $actorName } takes everything on the Reserve.
}
action-social_media = Social Media
action-social_media-does = Exchange 1 card with the Court. Nobody can stop it.
action-social_media-outcome = { $actor ->
    [you] You exchange a card with the Court.
   *[other] { $actorName } exchanges a card with the Court.
}
action-banker = Banker
action-banker-does = Take 3 coins.
action-banker-outcome = { $actor ->
    [you] You take 3 coins.
   *[other] { $actorName } takes 3 coins.
}
action-farmer = Farmer
action-farmer-does = Take 3 coins and give 1 away.
action-farmer-outcome = { $actor ->
    [you] You take 3 coins and give 1 away.
   *[other] { $actorName } takes 3 coins and gives 1 away.
}
action-spy = Spy
action-spy-does = Take 1 coin and take another action.
action-spy-outcome = { $actor ->
    [you] You take 1 coin and another action.
   *[other] { $actorName } takes 1 coin and another action.
}
action-capitalist = Capitalist
action-capitalist-does = Take 4 coins; others may join for 1 of them.
action-capitalist-outcome = { $actor ->
    [you] You take 4 coins and give 1 to everybody who joins.
   *[other] { $actorName } takes 4 coins and gives 1 to everybody who joins.
}
action-speculator = Speculator
action-speculator-does = Double your coins, up to 5 more. Caught, you lose them all.
action-speculator-outcome = { $actor ->
    [you] You double your coins, up to 5 more.
   *[other] { $actorName } doubles the coins, up to 5 more.
}
action-director = Director
action-director-does = Draw 2 cards and return 2.
action-director-outcome = { $actor ->
    [you] You exchange cards with the Court.
   *[other] { $actorName } exchanges cards with the Court.
}
action-newscaster = Newscaster
action-newscaster-does = Draw 3 cards and return 3.
action-newscaster-outcome = { $actor ->
    [you] You exchange cards with the Court.
   *[other] { $actorName } exchanges cards with the Court.
}
action-reporter = Reporter
action-reporter-does = Take 1 coin and exchange 1 card with the Court.
action-reporter-outcome = { $actor ->
    [you] You take 1 coin and exchange a card.
   *[other] { $actorName } takes 1 coin and exchanges a card.
}
action-writer = Writer
action-writer-does = Draw 1 card, more for 1 coin each, and return as many.
action-writer-outcome = { $actor ->
    [you] You exchange cards with the Court.
   *[other] { $actorName } exchanges cards with the Court.
}
action-producer = Producer
action-producer-does = Mix a Court card and a card of the target with yours.
action-producer-outcome = { $actor ->
    [you] You exchange a card with the Court and one with { $targetName }.
   *[other] { $actorName } exchanges a card with the Court and one with { $target ->
        [you] you
       *[other] { $targetName }
    }.
}
action-guerrilla = Guerrilla
action-guerrilla-does = The target loses an influence.
action-guerrilla-outcome = { $target ->
    [you] You lose an influence.
   *[other] { $targetName } loses an influence.
}
action-general = General
action-general-does = All others lose an influence.
action-general-outcome = { $actor ->
    [you] All others lose an influence.
   *[other] Everybody but { $actorName } loses an influence, you too.
}
action-judge = Judge
action-judge-does = Give the target 3 coins: it loses an influence.
action-judge-outcome = { $target ->
    [you] You lose an influence and keep the 3 coins.
   *[other] { $targetName } loses an influence and keeps the 3 coins.
}
action-mercenary = Mercenary
action-mercenary-does = The target sheds the token, or loses an influence after its next turn.
action-mercenary-outcome = { $target ->
    [you] You get a Disappear token.
   *[other] { $targetName } gets a Disappear token.
}
action-crime_boss = Crime Boss
action-crime_boss-does = The target gives you 2 coins, or you pay 5 and it loses an influence.
action-crime_boss-outcome = { $target ->
    [you] You pay { $actorName } 2 coins, or lose an influence.
   *[other] { $targetName } pays 2 coins, or loses an influence.
}
action-politician = Politician
action-politician-does = Take up to 2 coins from a player.
action-politician-outcome = { $actor ->
    [you] You take up to 2 coins from { $targetName }.
   *[other] { $actorName } takes up to 2 coins from { $target ->
        [you] you
       *[other] { $targetName }
    }.
}
action-priest = Priest
action-priest-does = Every other player gives you 1 coin.
action-priest-outcome = { $actor ->
    [you] Every other player gives you 1 coin.
   *[other] Everybody gives { $actorName } 1 coin, you too.
}
action-peacekeeper = Peacekeeper
action-peacekeeper-does = Take 1 coin and the Peace token.
action-peacekeeper-outcome = { $actor ->
    [you] You take 1 coin and the Peace token.
   *[other] { $actorName } takes 1 coin and the Peace token.
}
action-communist = Communist
action-communist-does = Move up to 3 coins from the richest player to the poorest.
action-communist-outcome = { $target ->
    [you] You give up to 3 coins away.
   *[other] { $targetName } gives up to 3 coins away.
}
action-customs_officer = Customs Officer
action-customs_officer-does = Tax a character: others who claim it pay you 1 coin.
action-customs_officer-outcome = { $actor ->
    [you] Others who claim the taxed character pay you 1 coin.
   *[other] Others who claim the taxed character pay { $actorName } 1 coin.
}
action-foreign_consular = Foreign Consular
action-foreign_consular-does = Sign a Treaty: you two may not target each other.
action-foreign_consular-outcome = { $actor ->
    [you] You sign a Treaty with { $targetName }.
   *[other] { $actorName } signs a Treaty with { $target ->
        [you] you
       *[other] { $targetName }
    }.
}
action-protestor = Protestor
action-protestor-does = If somebody pays 3 to join, the target loses an influence.
action-protestor-outcome = { $target ->
    [you] If somebody joins, you lose an influence.
   *[other] If somebody joins, { $targetName } loses an influence.
}
action-anarchist = Anarchist
action-anarchist-does = The target gets the Bomb. No claim is needed.
action-anarchist-outcome = { $target ->
    [you] You get the Bomb.
   *[other] { $targetName } gets the Bomb.
}
action-paramilitary = Paramilitary
action-paramilitary-does = The target loses an influence. Against a last card it costs 5.
action-paramilitary-outcome = { $target ->
    [you] You lose an influence.
   *[other] { $targetName } loses an influence.
}
action-financier = Financier
action-financier-does = Take everything on the Bank.
action-financier-outcome = { $actor ->
    [you] You take everything on the Bank.
   *[other] { $actorName } takes everything on the Bank.
}
action-plantation_owner = Plantation Owner
action-plantation_owner-does = You and all who join take as many coins as you are.
action-plantation_owner-outcome = { $actor ->
    [you] You and all who join take as many coins as you are.
   *[other] { $actorName } and all who join take as many coins as they are.
}
action-arms_dealer = Arms Dealer
action-arms_dealer-does = Name a character; if one of 2 Court cards is it, take 4 coins.
action-arms_dealer-outcome = { $actor ->
    [you] Two Court cards are turned up; a match brings you 4 coins.
   *[other] Two Court cards are turned up; a match brings { $actorName } 4 coins.
}
action-socialist = Socialist
action-socialist-does = All others give you a coin or a card; keep one of the cards.
action-socialist-outcome = { $actor ->
    [you] All others give you a coin or a card.
   *[other] Everybody gives { $actorName } a coin or a card, you too.
}

## Why an action cannot be chosen now

refusal-needs_coins = Needs { $coins }.
refusal-must_use_forced_action = With { $coins } or more you must choose { $action }.
refusal-no_target = There is nobody to choose.
refusal-pile_empty = There is nothing to take.
refusal-no_token_left = No token is left.
refusal-not_again = Not twice in one turn.
refusal-not_your_turn = It is not your turn.

### Decisions
### The question put to you, what follows if you let things be, and the answers.

## Questions

ask-choose_action = Your turn: choose an action
ask-challenge = { $actorName } claims { $role }. Do you challenge?
ask-challenge-denial = { $actorName } claims to have no { $role }. Do you challenge?
ask-challenge-block = { $actorName } claims { $role } to block. Do you challenge?
ask-prove = { $actorName } challenges your { $role }
ask-prove-denial = { $actorName } doubts that you have no { $role }
ask-block = { $target ->
    [you] { $actorName } aims at you: { $action }. Do you block?
   *[other] { $actorName }: { $action }. Do you block?
}
ask-lose = You lose an influence: choose a card to turn up
ask-exchange = Choose the cards you keep
ask-draw_on = Draw another card for 1 coin?
ask-offer = Choose a card to hand over
ask-reveal = Choose the card you show { $actorName }
ask-examine = { $targetName } shows you { $role }. What happens to it?
ask-draft = Pick your first card
ask-join = { $actorName } claims { $role }. Do you join in?
ask-join-pay = { $actorName } protests against { $targetName }. Do you join in?
ask-bribe = { $actorName } wants 2 coins, or you lose an influence
ask-give = Who gets a coin of yours?
ask-token = The token strikes now unless you claim to be rid of it
ask-estate = There are coins to inherit. Do you claim them?
ask-gift = { $actorName } collects: give a coin or a card

## What follows if you let it be; $outcome is a sentence of its own.

pass-action = If nobody challenges: { $outcome }
pass-action-blockable = If nobody challenges: { $outcome } You may still block it afterwards.
pass-block = If nobody challenges, the block stands.
pass-reaction = If nobody challenges, the card stays face down and the claim counts.
pass-join = If nobody challenges, { $actorName } shares in the action.
pass-shed = If nobody challenges, { $actorName } is rid of the token.
pass-token = If nobody challenges, the token leaves { $actorName }.
pass-estate = If nobody challenges, { $actorName } inherits.
pass-asked-block = If nobody blocks: { $outcome }
risk-challenge = If the claim is true, you lose an influence; if not, { $actorName } does.
risk-prove-true = The card goes back to the Court and you draw a new one.
risk-prove-false = You do not hold { $role }: you lose this challenge.

## Answers

move-pass = Let it be
move-challenge = Challenge
move-concede = Concede
move-concede-hint = Lose the challenge, and an influence.
move-block = Block as { $role }
move-show = Show { $role }
move-show-all = Show all your cards
move-lose = Lose { $role }
move-keep = Keep { $roles }
move-reveal = Show { $role }
move-offer = Hand over { $role }
move-return = Give it back
move-replace = Have it replaced
move-draft = Take { $role }
move-join = Join in
move-pay = Pay { $coins }
move-claim = Claim { $role }
# Losing a card while claiming that it is a character with a reaction.
move-claim-card = Lose { $card } as { $role }
move-claim-to = { $role }: pass it to { $targetName }
move-claim-defuse = { $role }: be rid of it
move-draw = Draw another
move-stop = Draw no more
move-give = Give to { $targetName }
# An action without a target, with what must be named read before the name.
move-act = { $action }
move-act-at = { $action }: { $object }
object-self = yourself
object-pair = from { $source } to { $receiver }
# On the button of an action: what it claims.
claim-of = { $role }
claim-denial = no { $role }
# Marks a claim on a button: you hold the card, or you do not.
tag-held = in hand
tag-bluff = bluff
confirm-again = Press again: { $label }

## While others decide

wait-title = Waiting for { $names }
wait-out = You are out. The others play on.
wait-nobody = The cards are being handled
wait-paused = The game is paused

### What the table is talking about; stands large in the middle.

talk-choose = { $actor ->
    [you] It is your turn.
   *[other] It is { $actorName }’s turn.
}
talk-claims = { $actor ->
    [you] You claim { $role }
   *[other] { $actorName } claims { $role }
}
talk-denies = { $actor ->
    [you] You claim to have no { $role }
   *[other] { $actorName } claims to have no { $role }
}
talk-declares = { $actor ->
    [you] You choose { $action }
   *[other] { $actorName } chooses { $action }
}
talk-block = to block { $action }
# $outcome is a sentence of its own.
talk-outcome = { $action }: { $outcome }
talk-challenged = { $target ->
    [you] You doubt it.
   *[other] { $targetName } doubts it.
} { $actor ->
    [you] Can you prove it?
   *[other] Can { $actorName } prove it?
}
talk-lose = { $actor ->
    [you] You lose an influence.
   *[other] { $actorName } loses an influence.
}
talk-exchange = { $actor ->
    [you] You choose what to keep.
   *[other] { $actorName } chooses what to keep.
}
talk-decides = { $actor ->
    [you] You are asked.
   *[other] { $actorName } is asked.
}
talk-won = { $actor ->
    [you] You win!
   *[other] { $actorName } wins
}

### The log: one sentence for each thing that happened

event-turn = { $actor ->
    [you] Your turn
   *[other] { $actorName }
}
# $number counts the turns of the game.
event-turn-number = Turn { $number }
event-start = The cards are dealt
event-declared = { $actor ->
    [you] You choose { $action }
   *[other] { $actorName } chooses { $action }
}{ $target ->
    [none] .
    [self] { $actor ->
        [you] { " for yourself." }
       *[other] { " for themselves." }
    }
    [you] { " against you." }
   *[other] { " against" } { $targetName }.
}
event-claimed = { $actor ->
    [you] You claim { $role }
   *[other] { $actorName } claims { $role }
} for { $action }{ $target ->
    [none] .
    [self] { $actor ->
        [you] { " for yourself." }
       *[other] { " for themselves." }
    }
    [you] { " against you." }
   *[other] { " against" } { $targetName }.
}
# The action has the character's own name.
event-claimed-role = { $actor ->
    [you] You claim { $role }
   *[other] { $actorName } claims { $role }
}{ $target ->
    [none] .
    [self] { $actor ->
        [you] { " for yourself." }
       *[other] { " for themselves." }
    }
    [you] { " against you." }
   *[other] { " against" } { $targetName }.
}
event-denied = { $actor ->
    [you] You claim to have no { $role }: { $action }.
   *[other] { $actorName } claims to have no { $role }: { $action }.
}
event-named-character = { $actor ->
    [you] You name { $role }.
   *[other] { $actorName } names { $role }.
}
event-named-pair = { $source } would give to { $receiver }.
event-passed-challenge = No challenge: { $names }.
event-passed-block = No block: { $names }.
event-passed-join = Not joining: { $names }.
event-passed-bribe = { $actor ->
    [you] You do not pay.
   *[other] { $actorName } does not pay.
}
event-passed-token = { $actor ->
    [you] You claim nothing.
   *[other] { $actorName } claims nothing.
}
event-passed-estate = Not inheriting: { $names }.
event-challenged = { $actor ->
    [you] You challenge { $targetName }’s { $role }.
   *[other] { $actorName } challenges { $target ->
        [you] your { $role }.
       *[other] { $targetName }’s { $role }.
    }
}
event-challenged-denial = { $actor ->
    [you] You doubt that { $targetName } has no { $role }.
   *[other] { $actorName } doubts that { $target ->
        [you] you have no { $role }.
       *[other] { $targetName } has no { $role }.
    }
}
event-proved = { $actor ->
    [you] You show { $role }: the claim was true.
   *[other] { $actorName } shows { $role }: the claim was true.
}
event-proved-denial = { $actor ->
    [you] You show { $roles }: no { $role }.
   *[other] { $actorName } shows { $roles }: no { $role }.
}
event-caught = { $actor ->
    [you] You do not show { $role }: the challenge is lost.
   *[other] { $actorName } does not show { $role }: the challenge is lost.
}
event-caught-denial = { $actor ->
    [you] You admit to a { $role }.
   *[other] { $actorName } admits to a { $role }.
}
event-blocked = { $actor ->
    [you] You claim { $role } to block { $action }.
   *[other] { $actorName } claims { $role } to block { $action }.
}
event-spared = { $action } is blocked.
event-joined-claim = { $actor ->
    [you] You claim { $role } too.
   *[other] { $actorName } claims { $role } too.
}
event-joined-paid = { $actor ->
    [you] You join in.
   *[other] { $actorName } joins in.
}
event-reacted = { $actor ->
    [you] You claim { $role }.
   *[other] { $actorName } claims { $role }.
}
event-reacted-to = { $actor ->
    [you] You claim { $role } and pass it to { $targetName }.
   *[other] { $actorName } claims { $role } and passes it to { $target ->
        [you] you.
       *[other] { $targetName }.
    }
}
event-set_aside = { $actorName } sets the lost card aside, face down.
event-set_aside-known = { $actor ->
    [you] You set { $role } aside, face down.
   *[other] { $actorName } sets { $role } aside, face down.
}
event-coins-taken = { $actor ->
    [you] You take { $coins }.
   *[other] { $actorName } takes { $coins }.
}
event-coins-paid = { $actor ->
    [you] You pay { $coins }.
   *[other] { $actorName } pays { $coins }.
}
event-coins-left = { $actor ->
    [you] You leave { $coins } to the Treasury.
   *[other] { $actorName } leaves { $coins } to the Treasury.
}
event-coins-given = { $source ->
    [you] You give { $receiverName } { $coins }.
   *[other] { $sourceName } gives { $receiver ->
        [you] you
       *[other] { $receiverName }
    } { $coins }.
}
event-coins-to-reserve = { $actor ->
    [you] You put { $coins } on the Reserve.
   *[other] { $actorName } puts { $coins } on the Reserve.
}
event-coins-from-reserve = { $actor ->
    [you] You take { $coins } from the Reserve.
   *[other] { $actorName } takes { $coins } from the Reserve.
}
event-coins-to-bank = The Bank grows by { $coins }.
event-coins-from-bank = { $actor ->
    [you] You take { $coins } from the Bank.
   *[other] { $actorName } takes { $coins } from the Bank.
}
event-lost = { $actor ->
    [you] You lose { $role }.
   *[other] { $actorName } loses { $role }.
}
event-eliminated = { $actor ->
    [you] You are out.
   *[other] { $actorName } is out.
}
event-drew = { $actorName } draws { $cards }.
event-drew-known = { $actor ->
    [you] You draw { $roles }.
   *[other] { $actorName } draws { $roles }.
}
event-returned = { $actorName } returns { $cards }.
event-returned-known = { $actor ->
    [you] You return { $roles }.
   *[other] { $actorName } returns { $roles }.
}
event-handed = { $actorName } hands { $targetName } a card.
event-handed-known = { $actor ->
    [you] You hand { $targetName } { $role }.
   *[other] { $actorName } hands { $target ->
        [you] you
       *[other] { $targetName }
    } { $role }.
}
event-shown = { $actorName } shows { $targetName } a card.
event-shown-known = { $actor ->
    [you] You show { $targetName } { $role }.
   *[other] { $actorName } shows { $target ->
        [you] you
       *[other] { $targetName }
    } { $role }.
}
event-examined-returned = { $actor ->
    [you] You give the card back.
   *[other] { $actorName } gives the card back.
}
event-examined-replaced = { $actor ->
    [you] You have the card replaced.
   *[other] { $actorName } has the card replaced.
}
event-turned_up = Turned up from the Court: { $roles }.
event-token-taken = { $actor ->
    [you] You now have the { $token } token.
   *[other] { $actorName } now has the { $token } token.
}
event-token-on = The { $token } token lies on { $role }.
event-token-gone = The { $token } token goes back to the middle.
event-side = { $actor ->
    [you] You are now on this side: { $side }.
   *[other] { $actorName } is now on this side: { $side }.
}
event-drafted = { $actorName } has picked a first card.
event-drafted-known = { $actor ->
    [you] You picked { $role }.
   *[other] { $actorName } picked { $role }.
}
event-won = { $actor ->
    [you] You are the last one left.
   *[other] { $actorName } is the last one left.
}

### The end of a game

over-title = { $actor ->
    [you] You win!
   *[other] { $actorName } wins
}
over-subtitle = { $turns ->
    [one] After 1 turn.
   *[other] After { $turns } turns.
}
over-claims = What was true
over-claims-none = Nobody claimed anything.
over-claim = { $actor ->
    [you] You claimed { $role }
   *[other] { $actorName } claimed { $role }
}
over-denial = { $actor ->
    [you] You claimed to have no { $role }
   *[other] { $actorName } claimed to have no { $role }
}
over-true = true
over-bluff = bluff
over-unchallenged = unchallenged
over-proved = proved
over-caught = caught
over-tally = { $actor ->
    [you] You
   *[other] { $actorName }
}: { $claims ->
    [one] 1 claim
   *[other] { $claims } claims
}, { $bluffs ->
    [0] no bluff
    [one] 1 bluff
   *[other] { $bluffs } bluffs
}
over-seed = Deal number { $seed }

## Why the bots did what they did, told after the game under what each of them did

# $counted: "yes" where the bot put a number on it, which stands in $chance.
reason-bluff = { $counted ->
    [yes] Put the chance of being believed at { $chance }.
   *[no] Hoped that nobody would doubt it.
}
reason-bluffed_block = { $counted ->
    [yes] Put the chance of being believed at { $chance }.
   *[no] Hoped that nobody would doubt it.
}
reason-true_claim = { $counted ->
    [yes] Had the card, and put the chance of being believed at { $chance }.
   *[no] Had the card.
}
reason-true_block = { $counted ->
    [yes] Had the card, and put the chance of being believed at { $chance }.
   *[no] Had the card.
}
reason-doubt = { $counted ->
    [yes] Put the chance that it was true at { $chance }.
   *[no] Did not believe it.
}
# Several players who let one claim stand, each with a name and a probability; where the language
# is written from the right, the part for one player needs a word of its own for its direction.
reason-belief = How likely it seemed: { $thoughts }.
reason-belief-of = to { $name } { $chance }
reason-certain_lie = It could not be true: every such card was accounted for.
reason-certain_win = This move was sure to win.
reason-last_card = The last card was at stake.
reason-most_coins = Wanted coins without claiming anything.
reason-strike = The time had come to strike.
reason-let_pass = A block did not seem worth the risk.
reason-join_in = Joining in seemed worth it.
reason-best_cards = Kept the more useful cards.
reason-only_move = There was no other choice.
reason-whim = On a whim.
# Stands under a claim; $why is one of the sentences above.
over-doubted = { $actorName } doubted it. { $why }

### What a script or an address asks for and cannot have

warning-parameter = The address asks for { $name }={ $value }, which there is not; the default is used.
script-not-an-object = Options are given as an object, not as { $value }.
script-unknown-option = There is no option { $value }; options are variant, seats, bots, seed, speed, options, characters and first.
script-not-a-number = Seats are a whole number, not { $value }.
script-wrong-kind = The option { $name } cannot be { $value }.
script-no-game = There is no game to play { $value } in; call newGame first.
script-not-a-move = A move is a text such as “0 tax”, not { $value }.

### When something goes wrong

error-broken = Something went wrong in the game. You can restart this game; a copied report helps to find the fault.
error-record = The position in this address cannot be read. You can start a new game instead.
error-language = This language could not be loaded, so the game goes on in the old one; check the connection and choose it again.

## Levels and personalities of the opponents: a name, and a line that tells how it plays

bot-novice = Novice
bot-novice-help = Plays honestly, forgets quickly, and sometimes just tries something.
bot-casual = Casual
bot-casual-help = Bluffs when in the mood, and remembers what you claimed.
bot-shrewd = Shrewd
bot-shrewd-help = Weighs every claim against the cards, and is never quite predictable.
bot-expert = Expert
bot-expert-help = Reads the table well, and seldom errs.
bot-master = Master
bot-master-help = Plays with all it has; there is nobody stronger here.
style-fox = Fox
style-fox-line = Would rather invent a card than wait for one.
style-owl = Owl
style-owl-line = Says little that is not so, and strikes late.
style-hothead = Hothead
style-hothead-line = Doubts quickly, strikes early, forgives slowly.
style-dove = Dove
style-dove-line = Believes you, as long as it can.
style-magpie = Magpie
style-magpie-line = Goes where the coins are.
style-lion = Lion
style-lion-line = Turns on whoever leads.
style-vulture = Vulture
style-vulture-line = Finishes what others began.
style-elephant = Elephant
style-elephant-line = Remembers who moved against it.
style-cat = Cat
style-cat-line = Does as it pleases.
