# Every sentence of the game in Persian, message by message as in en.ftl.
#
# - The player is addressed as «تو». What is said across the table stands in the present tense;
#   the log tells in the past tense.
# - A noun after a number stays in the singular, so amounts need no variants.
# - Cards are drawn with «برداشتن»: «کشیدن» reads like killing. «رو کردن» is to turn a card up,
#   and «سوخته» is a card that has been lost.

### The page

## Title, loading and the frame of the page

game-title = کودتا
game-motto = بلوف بزن، یا مچ بگیر.
game-unofficial = پیاده‌سازی غیررسمی قوانین بازی کارتی کودتا (Coup).
game-authors = این بازی را در صفحهٔ خودت بگذار
setup-waiting = همین‌که همه‌چیز برسد، کارت‌ها پخش می‌شود.
table-label = میز بازی
log-label = چه گذشت
hand-label = کارت‌های تو
seats-label = بقیهٔ بازیکن‌ها
stage-label = وسط میز
strip-label = قوانین این بازی
controls-label = دکمه‌های بازی
skip-to-prompt = برو سراغ تصمیمت

## Buttons of the frame

do-new = بازی تازه
do-restart = از نو
do-restart-help = همین دست، یک بار دیگر
do-pause = توقف
do-resume = ادامه
do-settings = تنظیمات
do-rules = قوانین
do-close = بستن
do-copy-report = کپی گزارش
do-copy-record = کپی بازی
do-copy-link = کپی پیوند این دست
copied-link = پیوند کپی شد؛ همین دست را دوباره می‌چیند.
do-back = برگشت به بازی
do-skip = برو به آخر بازی
do-again = یک دست دیگر
do-setup = انتخاب بازی دیگر
do-whys = چرا این کار را کردند
do-more = قوانین این بازی

## نسخهٔ تازه، که در کنار بازی نصب شده است

update-ready = نسخهٔ تازه آماده است؛ پیش از بازی بعدی دوباره بارگذاری کن.
update-elsewhere = نسخهٔ تازه آماده است. صفحه‌های دیگر این بازی را ببند و بعد دوباره بارگذاری کن.
update-reload = بارگذاری دوباره
update-later = بعداً

### Setting up a game

setup-title = بازی تازه
setup-deal = پخش کن
setup-variant = بازی
setup-seats = بازیکن‌ها
setup-bots = حریف‌ها
setup-speed = سرعت
setup-styles = خلق‌وخو
setup-seats-count = { $count } بازیکن
setup-characters = شخصیت‌ها
setup-changed = { $count ->
    [0] مثل همیشه
   *[other] { $count } تغییر
}
setup-usual = برگشت به قوانین معمول
setup-only-two = فقط برای دو بازیکن.
setup-only-more = فقط برای { $count } بازیکن یا بیشتر.
setup-only-with = در این بازی نیست: { $roles }.
setup-no-first-game = دستهٔ بازی اول همیشه همان است.
setup-choose = { $category }: { $count } تا انتخاب کن
setup-slot = { $category } ({ $count })
setup-cast-lacks = هنوز انتخاب نشده: { $slots }.
setup-cast-extra = بیش از اندازه: { $slots }.
setup-cast-full = در بازی: { $roles }.
setup-draw-again = قرعه‌کشی
setup-advanced = پیشرفته
setup-besides = نفر ششم

## Variants: a name and what is special about each

variant-classic = کلاسیک
variant-classic-help = همان بازی که همه می‌شناسند: پنج شخصیت، و سفیر یکی از آن‌هاست.
variant-complots = توطئه
variant-complots-help = در بازی دونفره هر کس کارت اولش را خودش برمی‌دارد؛ در جعبه ۵۴ سکه هست.
variant-hammiz = هم‌میز
variant-hammiz-help = از همه به‌نوبت می‌پرسند، و سکه خرج می‌شود حتی اگر ادعا باطل شود.
variant-g54 = شورش G54
variant-g54-help = هر بار پنج شخصیت از میان ۲۵ شخصیت دیگر با قرعه انتخاب می‌شود.
variant-reformation = اصلاحات
variant-reformation-help = دو جناح: تا هر دو جناح زنده‌اند، به هم‌جناحی‌ات نمی‌توانی حمله کنی.

## House rules: a name, a sentence, and each value

option-value = { $name }: { $value }
option-true = بله
option-false = نه
option-usual = { $value } (معمول)
option-usually = معمولاً: { $value }.

option-challenge_offer = نوبت چالش
option-challenge_offer-help = یا از همه با هم می‌پرسند، یا از یکی‌یکی در جهت ساعت‌گرد.
option-challenge_offer-fastest = همه با هم
option-challenge_offer-clockwise = یکی‌یکی
option-refund_on_lost_challenge = پس گرفتن سکه بعد از باختن چالش
option-refund_on_lost_challenge-help = وقتی معلوم شود ادعا بلوف بوده، هزینهٔ اقدام برمی‌گردد یا نه.
option-first_player = شروع‌کننده
option-first_player-help = برندهٔ بازی قبل، کسی که میز بر سرش توافق کند، یا قرعه.
option-first_player-previous_winner = برندهٔ قبلی
option-first_player-agreed = توافقی
option-first_player-random = به قید قرعه
option-treasury = خزانه
option-treasury-help = سکه‌های جعبه تمام می‌شود یا نه.
option-treasury-unlimited = تمام‌نشدنی
option-treasury-50 = ۵۰ سکه
option-treasury-54 = ۵۴ سکه
option-block_after_own_failed_challenge = اقدام متقابل بعد از چالش ناموفق
option-block_after_own_failed_challenge-help = هدفی که چالش کرده و باخته، باز هم می‌تواند جلوی اقدام را بگیرد یا نه.
option-show_cost_at = زمان پرداخت هزینه
option-show_cost_at-help = هنگام اعلام اقدام، یا تازه وقتی که عملی می‌شود.
option-show_cost_at-declare = هنگام اعلام
option-show_cost_at-resolve = هنگام عملی شدن
option-fifth_character = شخصیت پنجم
option-fifth_character-help = بازپرس جای سفیر می‌نشیند: معاوضه‌ای کوچک‌تر، یا نگاهی به کارت یک بازیکن.
option-fifth_character-ambassador = سفیر
option-fifth_character-inquisitor = بازپرس
option-two_player_setup = آماده‌سازی دونفره
option-two_player_setup-help = دو کارت تصادفی برای هر نفر، یا یکی از آن دو به انتخاب خودش از یک دستهٔ پنج‌تایی.
option-two_player_setup-standard = پخش دو کارت
option-two_player_setup-draft_pick_first = اول انتخاب، بعد پخش
option-two_player_setup-draft_deal_first = اول پخش، بعد انتخاب
option-two_player_coins = سکه‌های دونفره
option-two_player_coins-help = سکه‌هایی که شروع‌کننده و حریفش اول بازی دارند.
option-two_player_coins-1-2 = شروع‌کننده ۱، حریف ۲
option-two_player_coins-2-2 = هر نفر ۲
option-two_player_coins-1-1 = هر نفر ۱
option-examine_order = عوض کردن کارت بازرسی‌شده
option-examine_order-help = کارت قبل از برداشتن کارت تازه به دربار می‌رود، و شاید همان برگردد، یا بعد از آن.
option-examine_order-return_shuffle_draw = اول برگردان، بعد بردار
option-examine_order-draw_then_return = اول بردار، بعد برگردان
option-foreign_aid_reblock = اقدام متقابل دوم برای کمک خارجی
option-foreign_aid_reblock-help = وقتی اقدام متقابل بلوف از آب درآمد، بازیکن دیگری می‌تواند جلوی کمک خارجی را بگیرد یا نه.
option-steal_from_broke = باج‌گیری از بی‌پول‌ها
option-steal_from_broke-help = بازیکن بی‌سکه را می‌شود هدف گرفت یا نه.
option-steal_from_eliminated = باج‌گیری از حذف‌شده‌ها
option-steal_from_eliminated-help = اگر هدف همان لحظه از بازی بیرون برود، باج‌گیر سکه‌هایش را می‌گیرد یا نه.
option-contessa_blocks_examine = شاهدخت مانع از بازرسی
option-contessa_blocks_examine-help = شاهدخت نمی‌گذارد بازپرس کارت را ببیند، یا می‌گذارد.
option-embezzle_empty = اختلاس از ذخیرهٔ خالی
option-embezzle_empty-help = وقتی ذخیره خالی است، اختلاس را می‌شود انتخاب کرد یا نه.
option-allegiance_start = جناح‌های آغاز بازی
option-allegiance_start-help = جناح‌ها اول بازی چطور بین بازیکن‌ها تقسیم می‌شود.
option-allegiance_start-alternate_first_chooses = یک‌درمیان، به انتخاب نفر اول
option-allegiance_start-alternate_random = یک‌درمیان، با قرعه
option-allegiance_start-random_halves = قرعه، نصف‌نصف
option-draw = شخصیت‌های بازی
option-draw-help = قرعه، دستهٔ مناسب بازی اول، یا به انتخاب تو.
option-draw-random = به قید قرعه
option-draw-first_game = دستهٔ بازی اول
option-draw-host_picks = دست‌چین
option-advanced = شخصیت‌های پیشرفته
option-advanced-help = شخصیت‌های ویژهٔ بازیکن‌های باتجربه هم در قرعه باشند یا نه.
option-anarchy = آنارشی
option-anarchy-help = شش شخصیت و بمبِ بستهٔ الحاقی را اضافه می‌کند.
option-judge_coins = سکه‌های قاضی
option-judge_coins-help = وقتی قاضی بلوف بوده، سکه‌هایی که به هدف رسیده برمی‌گردد یا نه.
option-judge_coins-returned = برمی‌گردد
option-judge_coins-kept_by_target = مال هدف می‌ماند
option-mercenary_block = خلاصی از توکن حذف
option-mercenary_block-help = فقط وقتی توکن را می‌گیری، یا در نوبت بعدی‌ات هم.
option-mercenary_block-placement_and_next_turn = در نوبت بعدی هم
option-mercenary_block-placement_only = فقط همان اول
option-producer_block = اقدام متقابل با تهیه‌کننده
option-producer_block-help = فقط کارت هدف را نجات می‌دهد، یا کل معاوضه را به هم می‌زند.
option-producer_block-target_part_only = نجات کارت
option-producer_block-whole_action = پایان معاوضه
option-lawyer = چند وکیل
option-lawyer-help = سکه‌های حذف‌شده‌ها را با هم قسمت می‌کنند، یا همه به نفر اول می‌رسد.
option-lawyer-equal_split = سهم برابر
option-lawyer-first_clockwise = همه به نفر اول
option-communist_tie = تساوی برای کمونیست
option-communist_tie-help = بین بازیکن‌هایی که به یک اندازه پولدار یا بی‌پول‌اند، چه کسی انتخاب می‌کند.
option-communist_tie-active_chooses = بازیکن فعال
option-communist_tie-clockwise = نفر بعد، ساعت‌گرد
option-disappear_stack = چند توکن حذف
option-disappear_stack-help = یک بازیکن می‌تواند بیش از یکی داشته باشد یا نه.
option-protect_from_all = در امان از اقدام‌های همگانی
option-protect_from_all-help = بازیکن‌های در امان، از اقدامی که همه را می‌گیرد هم معاف‌اند یا نه.

## Opponents: the bots by name, and what kind of player each one is

bot-random = تاس
bot-random-help = هر کاری می‌کند، بی‌هیچ دلیلی.
bot-honest = روراست
bot-honest-help = هیچ‌وقت ادعای کارتی را نمی‌کند که ندارد.
bot-novice = تازه‌کار
bot-novice-help = روراست بازی می‌کند، زود یادش می‌رود و گاهی همین‌طوری چیزی را امتحان می‌کند.
bot-casual = دورهمی
bot-casual-help = هر وقت حالش باشد بلوف می‌زند، و یادش می‌ماند چه ادعایی کردی.
bot-shrewd = زیرک
bot-shrewd-help = هر ادعا را با کارت‌ها می‌سنجد، و هیچ‌وقت نمی‌شود کاملاً دستش را خواند.
bot-expert = کارکشته
bot-expert-help = میز را خوب می‌خواند و کم اشتباه می‌کند.
bot-master = استاد
bot-master-help = هر چه از دستش برمی‌آید رو می‌کند؛ از این قوی‌تر نداریم.
style-fox = روباه
style-fox-line = به‌جای صبر کردن برای کارت، آن را از خودش درمی‌آورد.
style-owl = جغد
style-owl-line = کمتر حرفی می‌زند که راست نباشد، و دیر ضربه می‌زند.
style-hothead = آتشی‌مزاج
style-hothead-line = زود شک می‌کند، زود می‌زند، دیر می‌بخشد.
style-dove = کبوتر
style-dove-line = تا بتواند حرفت را باور می‌کند.
style-magpie = زاغی
style-magpie-line = هر جا سکه باشد، همان‌جاست.
style-lion = شیر
style-lion-line = سراغ کسی می‌رود که جلو افتاده.
style-vulture = کرکس
style-vulture-line = کار نیمه‌تمام بقیه را تمام می‌کند.
style-elephant = فیل
style-elephant-line = یادش نمی‌رود چه کسی به او حمله کرد.
style-cat = گربه
style-cat-line = هر کاری دلش بخواهد می‌کند.

opponent-names = امید|آنا|کوامی|مِی|سوفیا|طارق|اینگرید|ماتئو|یوکی|زانله|نیکو|لیلا|راوی|فریا|دیگو|آیلین|تانه|مریم|پیوتر|اِسی|بائو|نور|النا|گوران
player-you = تو

## Pace and other settings

settings-title = تنظیمات
setting-speed = سرعت بقیه
speed-slow = آهسته
speed-normal = معمولی
speed-fast = تند
speed-instant = فوری
setting-theme = رنگ‌ها
theme-auto = مثل دستگاه
theme-light = روشن
theme-dark = تیره
setting-motion = حرکت
motion-auto = مثل دستگاه
motion-full = کامل
motion-reduced = کم
setting-confirm = تأیید حمله و چالش
confirm-auto = صفحهٔ لمسی
confirm-on = همیشه
confirm-off = هیچ‌وقت
setting-language = زبان
# Each language by its own name, the same in every catalogue.
language-en = English
language-fa = فارسی
language-ar = العربية
language-el = Ελληνικά
setting-numerals = رقم‌ها
numerals-auto = مثل زبان
numerals-latn = 123
styles-on = هر کس یک‌جور
styles-off = همه یک‌جور
settings-statistics = { $games ->
    [0] هنوز اینجا بازی‌ای را تمام نکرده‌ای.
   *[other] اینجا { $games } بازی تمام کرده‌ای و { $wins } بار برده‌ای.
}
settings-forget = پاک کردن آمار
settings-unsaved = این مرورگر نمی‌گذارد بازی چیزی نگه دارد؛ تنظیمات فقط تا وقتی اینجایی می‌ماند.

### The table

## Amounts and lists

number = { $count }
percent = { $count }٪
coins = { $count } سکه
cards = { $count } کارت
list-pair = { $first } و { $rest }
list-more = { $first }، { $rest }
you-in-list = تو

## Seats

seat-summary = { $actor ->
    [you] تو
   *[other] { $actorName }
}: { $coins }، { $cards } به پشت{ $lost ->
    [none] .
   *[other] ؛ سوخته: { $lostNames }.
}
seat-out = { $actor ->
    [you] از بازی بیرون رفته‌ای
   *[other] { $actorName } از بازی بیرون رفته است
}؛ سوخته: { $lostNames }.
badge-turn = نوبت
badge-awaited = در فکر
badge-target = هدف
badge-out = بیرون
badge-winner = برنده
seat-style = { $name }، { $style }: چطور بازی می‌کند
card-lost = سوخته
card-aside = کنار رفته
card-own = { $role }، کارت تو
bubble-claim = { $role }!
bubble-denial = { $role } ندارم!
bubble-challenge = باور نمی‌کنم!

token-disappear = حذف
token-peacekeeping = صلح
token-treaty = پیمان
token-tax = مالیات
token-on = { $token } روی { $role }
token-bomb = بمب
side-loyalist = وفادار
side-reformist = اصلاح‌طلب

## The middle

court-label = دربار
treasury-label = خزانه
bank-label = بانک
reserve-label = ذخیره

strip-summary = { $variant } · { $players } · از هر شخصیت { $copies } کارت
strip-players = { $count } بازیکن
strip-character = { $role }: چه کار می‌کند
strip-options = قوانین محلی
strip-general = اقدام‌های عمومی

## The one line that says where the game stands

status-your-turn = نوبت توست: یک اقدام انتخاب کن.
status-turn = { $actorName } دارد اقدامش را انتخاب می‌کند.
status-asked = تصمیم با توست: { $question }
status-waiting = در انتظار { $names }.
status-paused = بازی متوقف است.
status-chance = کارت‌ها جابه‌جا می‌شود.
status-over = { $actor ->
    [you] بازی را بردی.
   *[other] { $actorName } بازی را برد.
}

### Characters

role-duke = بزرگ‌زاده
role-duke-help = مالیات: ۳ سکه بگیر. جلوی کمک خارجیِ هر کسی را هم می‌گیرد.
role-assassin = آدم‌کش
role-assassin-help = سوءقصد: ۳ سکه بپرداز؛ اگر شاهدخت جلویت را نگیرد، هدف یک نفوذ از دست می‌دهد. اگر جلویت را بگیرند، سکه‌ها رفته که رفته. خطر مضاعف: کسی که بی‌جا به چالشت بکشد یا با شاهدخت بلوف بزند و لو برود، ممکن است هر دو نفوذش را یکجا از دست بدهد.
role-captain = فرمانده
role-captain-help = باج‌گیری: تا ۲ سکه از یک بازیکن بگیر. جلوی باج‌گیری را هم می‌گیرد.
role-ambassador = سفیر
role-ambassador-help = معاوضه: ۲ کارت از دربار بردار، به تعداد کارت‌های خودت نگه دار و بقیه را برگردان. جلوی باج‌گیری را هم می‌گیرد.
role-contessa = شاهدخت
role-contessa-help = جلوی سوءقصد به جانت را می‌گیرد. سکه‌های مهاجم هم برنمی‌گردد.
role-inquisitor = بازپرس
role-inquisitor-help = ۱ کارت با دربار معاوضه کن، یا کارتی را که یک بازیکن نشانت می‌دهد ببین و اگر خواستی وادارش کن عوضش کند. جلوی باج‌گیری را هم می‌گیرد.
role-banker = بانکدار
role-banker-help = ۳ سکه بگیر.
role-farmer = کشاورز
role-farmer-help = ۳ سکه بگیر و ۱ سکه‌اش را به بازیکن دیگری بده.
role-spy = جاسوس
role-spy-help = ۱ سکه بگیر و یک اقدام دیگر هم انجام بده؛ هر چیزی جز جاسوس.
role-capitalist = سرمایه‌دار
role-capitalist-help = ۴ سکه بگیر. بقیه هم می‌توانند ادعای سرمایه‌دار کنند؛ به هر کدام ۱ سکه بده.
role-speculator = سفته‌باز
role-speculator-help = سکه‌هایت را دو برابر کن، حداکثر ۵ سکه بیشتر. اگر بلوفت لو برود، همهٔ سکه‌هایت به چالش‌گر می‌رسد.
role-director = کارگردان
role-director-help = ۲ کارت از دربار بردار، به تعداد کارت‌های خودت نگه دار و بقیه را برگردان.
role-newscaster = گویندهٔ خبر
role-newscaster-help = ۱ سکه بپرداز، ۳ کارت از دربار بردار، به تعداد کارت‌های خودت نگه دار و بقیه را برگردان.
role-reporter = خبرنگار
role-reporter-help = ۱ سکه بگیر و ۱ کارت با دربار معاوضه کن.
role-writer = نویسنده
role-writer-help = ۱ کارت از دربار بردار و به ازای هر سکه‌ای که خواستی یکی دیگر؛ به تعداد کارت‌های خودت نگه دار و بقیه را برگردان.
role-producer = تهیه‌کننده
role-producer-help = یک کارت از دربار بردار و یکی از هدف، به انتخاب خودش؛ به تعداد کارت‌های خودت نگه دار، یکی به هدف بده و یکی به دربار. تهیه‌کنندهٔ هدف جلویش را می‌گیرد.
role-guerrilla = چریک
role-guerrilla-help = ۴ سکه بپرداز: هدف یک نفوذ از دست می‌دهد. چریکِ هدف جلویش را می‌گیرد.
role-general = ژنرال
role-general-help = ۵ سکه بپرداز: همهٔ بازیکن‌های دیگر یک نفوذ از دست می‌دهند. هر کس می‌تواند با ژنرال جلویش را بگیرد.
role-judge = قاضی
role-judge-help = ۳ سکه به هدف بده تا یک نفوذ از دست بدهد. قاضیِ هدف جلویش را می‌گیرد و سکه‌ها هم پیش او می‌ماند.
role-mercenary = مزدور
role-mercenary-help = ۳ سکه بپرداز و یک توکن حذف به هدف بده: آخر نوبت بعدی‌اش یک نفوذ از دست می‌دهد، مگر آن‌که با ادعای مزدور از شرش خلاص شود.
role-crime_boss = پدرخوانده
role-crime_boss-help = باید ۵ سکه داشته باشی. یا هدف ۲ سکه به تو می‌دهد، یا تو ۵ سکه می‌پردازی و او یک نفوذ از دست می‌دهد.
role-politician = سیاستمدار
role-politician-help = تا ۲ سکه از یک بازیکن بگیر. سیاستمدارِ هدف جلویش را می‌گیرد.
role-priest = کشیش
role-priest-help = بازیکن‌های دیگر هر کدام ۱ سکه به تو می‌دهند. هر کس می‌تواند با کشیش جلویش را بگیرد.
role-peacekeeper = صلح‌طلب
role-peacekeeper-help = ۱ سکه و توکن صلح را بگیر. دارندهٔ توکن را فقط با کودتا می‌شود هدف گرفت.
role-intellectual = روشنفکر
role-intellectual-help = وقتی نفوذی از دست می‌دهی، ادعا کن همان کارت روشنفکر است: به پشت کنارش بگذار و ۵ سکه بگیر.
role-lawyer = وکیل
role-lawyer-help = وقتی کسی از بازی بیرون می‌رود، ادعای وکیل کن تا سکه‌هایش به تو ارث برسد.
role-missionary = مبلّغ
role-missionary-help = وقتی نفوذی را جز با کودتا از دست می‌دهی، ادعا کن همان کارت مبلّغ است: به پشت کنارش بگذار و یک کارت تازه بردار.
role-communist = کمونیست
role-communist-help = تا ۳ سکه از پولدارترین بازیکن به بی‌پول‌ترین برسان. کمونیستِ همان پولدار جلویش را می‌گیرد.
role-customs_officer = مأمور گمرک
role-customs_officer-help = توکن مالیات را روی یک شخصیت بگذار: هر بازیکن دیگری که ادعایش کند، اول ۱ سکه به تو می‌دهد.
role-foreign_consular = مستشار
role-foreign_consular-help = با یک بازیکن پیمان ببند: تا کس دیگری در بازی هست، نمی‌توانید هم را هدف بگیرید.
role-protestor = معترض
role-protestor-help = ۲ سکه بپرداز و هدفی انتخاب کن. اگر بازیکن دیگری ۳ سکه بدهد و همراه شود، هدف یک نفوذ از دست می‌دهد. معترضِ هدف جلویش را می‌گیرد.
role-anarchist = آنارشیست
role-anarchist-help = هر کس می‌تواند ۳ سکه بپردازد و بمب را به یک بازیکن بدهد. دارندهٔ بمب ادعای آنارشیست می‌کند تا ردش کند یا خنثایش کند، وگرنه یک نفوذ از دست می‌دهد.
role-paramilitary = شبه‌نظامی
role-paramilitary-help = ۳ سکه بپرداز، یا ۵ سکه اگر فقط یک کارت برای هدف مانده: او یک نفوذ از دست می‌دهد. شبه‌نظامیِ هدف جلویش را می‌گیرد.
role-financier = صراف
role-financier-help = همهٔ سکه‌های بانک را بگیر. تا صراف در بازی هست، هر درآمد ۱ سکه به بانک اضافه می‌کند.
role-plantation_owner = مزرعه‌دار
role-plantation_owner-help = بقیه هم می‌توانند ادعای مزرعه‌دار کنند؛ هر کدامتان به تعداد همه‌تان سکه می‌گیرد.
role-arms_dealer = دلال اسلحه
role-arms_dealer-help = شخصیتی را نام ببر و ۲ کارت دربار را رو کن. اگر بینشان بود، ۴ سکه بگیر.
role-socialist = سوسیالیست
role-socialist-help = بازیکن‌های دیگر هر کدام یک سکه یا یک کارت به تو می‌دهند. یک کارت خودت را هم بگذار و از همهٔ آن‌ها یکی را نگه دار؛ بقیه دوباره پخش می‌شود. هر کس می‌تواند با سوسیالیست جلویش را بگیرد.
role-social_media = شبکه‌های اجتماعی
role-social_media-help = هر کس می‌تواند ۱ کارت با دربار معاوضه کند.

category-finance = مالی
category-communications = ارتباطی
category-force = تهاجمی
category-special_interests = منافع خاص

### The rules in a few sentences, for the help

rules-1 = هر کس دو کارت به پشت دارد: نفوذ بر دو شخصیت. هر دو را که از دست بدهی، به ناکجاآباد تبعید می‌شوی و از بازی بیرون می‌روی؛ تنها بازمانده برنده است.
rules-2 = در نوبتت یک اقدام انجام می‌دهی. بعضی برای همه آزاد است؛ بقیه شخصیتی می‌خواهد، و تو می‌توانی هر شخصیتی را ادعا کنی، چه کارتش را داشته باشی چه نه.
rules-3 = هر بازیکنی می‌تواند هر ادعایی را به چالش بکشد. کسی که نتواند کارت را رو کند یک نفوذ از دست می‌دهد و اقدامش باطل می‌شود؛ اگر رو کند، چالش‌گر یک نفوذ از دست می‌دهد و آن کارت با کارتی از دربار عوض می‌شود.
rules-4 = جلوی بعضی اقدام‌ها را می‌شود با ادعای شخصیتی دیگر گرفت، و این ادعا را هم می‌شود به چالش کشید. اقدامی که جلویش گرفته شود هدر می‌رود، با هر سکه‌ای که خرجش شده.
rules-5 = خودت انتخاب می‌کنی کدام کارت را از دست بدهی. آن کارت تا آخر به رو می‌ماند و همه می‌بینندش.
rules-6 = با ۱۰ سکه یا بیشتر باید کودتا کنی.

### Actions

action-income = درآمد
action-income-does = ۱ سکه بگیر.
action-income-outcome = { $actor ->
    [you] ۱ سکه می‌گیری.
   *[other] { $actorName } ۱ سکه می‌گیرد.
}
action-foreign_aid = کمک خارجی
action-foreign_aid-does = ۲ سکه بگیر، اگر جلویت را نگیرند.
action-foreign_aid-outcome = { $actor ->
    [you] ۲ سکه می‌گیری.
   *[other] { $actorName } ۲ سکه می‌گیرد.
}
action-coup = کودتا
action-coup-does = هدف یک نفوذ از دست می‌دهد. کسی جلودارت نیست.
action-coup-outcome = { $target ->
    [you] یک نفوذ از دست می‌دهی.
   *[other] { $targetName } یک نفوذ از دست می‌دهد.
}
action-tax = مالیات
action-tax-does = ۳ سکه بگیر.
action-tax-outcome = { $actor ->
    [you] ۳ سکه می‌گیری.
   *[other] { $actorName } ۳ سکه می‌گیرد.
}
action-assassinate = سوءقصد
action-assassinate-does = هدف یک نفوذ از دست می‌دهد، اگر جلویت را نگیرند.
action-assassinate-outcome = { $target ->
    [you] یک نفوذ از دست می‌دهی.
   *[other] { $targetName } یک نفوذ از دست می‌دهد.
}
action-steal = باج‌گیری
action-steal-does = تا ۲ سکه از یک بازیکن بگیر.
action-steal-outcome = { $actor ->
    [you] تا ۲ سکه از { $targetName } می‌گیری.
   *[other] { $actorName } تا ۲ سکه از { $target ->
        [you] تو
       *[other] { $targetName }
    } می‌گیرد.
}
action-exchange = معاوضه
action-exchange-does = { $cards } کارت بردار و { $cards } کارت برگردان.
action-exchange-outcome = { $actor ->
    [you] با دربار کارت معاوضه می‌کنی.
   *[other] { $actorName } با دربار کارت معاوضه می‌کند.
}
action-examine = بازرسی
action-examine-does = یک کارت از بازیکنی ببین و اگر خواستی وادارش کن عوضش کند.
action-examine-outcome = { $actor ->
    [you] { $targetName } یک کارت نشانت می‌دهد.
   *[other] { $target ->
        [you] یک کارت به { $actorName } نشان می‌دهی و شاید مجبور شوی عوضش کنی.
       *[other] { $targetName } یک کارت به { $actorName } نشان می‌دهد.
    }
}
action-conversion = تغییر جناح
action-conversion-does = با ۱ سکه جناحت را عوض کن، یا با ۲ سکه جناح بازیکنی دیگر را.
action-conversion-outcome = { $target ->
    [you] جناحت عوض می‌شود.
   *[other] { $targetName } جناح عوض می‌کند.
}
action-embezzlement = اختلاس
action-embezzlement-does = با ادعای نداشتن بزرگ‌زاده، هر چه در ذخیره هست بگیر.
action-embezzlement-outcome = { $actor ->
    [you] هر چه در ذخیره هست می‌گیری.
   *[other] { $actorName } هر چه در ذخیره هست می‌گیرد.
}
action-social_media = شبکه‌های اجتماعی
action-social_media-does = ۱ کارت با دربار معاوضه کن. کسی جلودارت نیست.
action-social_media-outcome = { $actor ->
    [you] یک کارت با دربار معاوضه می‌کنی.
   *[other] { $actorName } یک کارت با دربار معاوضه می‌کند.
}
action-banker = بانکدار
action-banker-does = ۳ سکه بگیر.
action-banker-outcome = { $actor ->
    [you] ۳ سکه می‌گیری.
   *[other] { $actorName } ۳ سکه می‌گیرد.
}
action-farmer = کشاورز
action-farmer-does = ۳ سکه بگیر و ۱ سکه‌اش را ببخش.
action-farmer-outcome = { $actor ->
    [you] ۳ سکه می‌گیری و ۱ سکه‌اش را می‌بخشی.
   *[other] { $actorName } ۳ سکه می‌گیرد و ۱ سکه‌اش را می‌بخشد.
}
action-spy = جاسوس
action-spy-does = ۱ سکه بگیر و یک اقدام دیگر هم انجام بده.
action-spy-outcome = { $actor ->
    [you] ۱ سکه می‌گیری و یک اقدام دیگر هم داری.
   *[other] { $actorName } ۱ سکه می‌گیرد و یک اقدام دیگر هم دارد.
}
action-capitalist = سرمایه‌دار
action-capitalist-does = ۴ سکه بگیر؛ بقیه می‌توانند همراه شوند و هر کدام ۱ سکه‌اش را بگیرند.
action-capitalist-outcome = { $actor ->
    [you] ۴ سکه می‌گیری و به هر کس همراه شود ۱ سکه می‌دهی.
   *[other] { $actorName } ۴ سکه می‌گیرد و به هر کس همراه شود ۱ سکه می‌دهد.
}
action-speculator = سفته‌باز
action-speculator-does = سکه‌هایت را دو برابر کن، حداکثر ۵ سکه بیشتر. اگر لو بروی، همه می‌رود.
action-speculator-outcome = { $actor ->
    [you] سکه‌هایت دو برابر می‌شود، حداکثر ۵ سکه بیشتر.
   *[other] سکه‌های { $actorName } دو برابر می‌شود، حداکثر ۵ سکه بیشتر.
}
action-director = کارگردان
action-director-does = ۲ کارت بردار و ۲ کارت برگردان.
action-director-outcome = { $actor ->
    [you] با دربار کارت معاوضه می‌کنی.
   *[other] { $actorName } با دربار کارت معاوضه می‌کند.
}
action-newscaster = گویندهٔ خبر
action-newscaster-does = ۳ کارت بردار و ۳ کارت برگردان.
action-newscaster-outcome = { $actor ->
    [you] با دربار کارت معاوضه می‌کنی.
   *[other] { $actorName } با دربار کارت معاوضه می‌کند.
}
action-reporter = خبرنگار
action-reporter-does = ۱ سکه بگیر و ۱ کارت با دربار معاوضه کن.
action-reporter-outcome = { $actor ->
    [you] ۱ سکه می‌گیری و یک کارت معاوضه می‌کنی.
   *[other] { $actorName } ۱ سکه می‌گیرد و یک کارت معاوضه می‌کند.
}
action-writer = نویسنده
action-writer-does = ۱ کارت بردار، با هر ۱ سکه یکی بیشتر، و به همان تعداد برگردان.
action-writer-outcome = { $actor ->
    [you] با دربار کارت معاوضه می‌کنی.
   *[other] { $actorName } با دربار کارت معاوضه می‌کند.
}
action-producer = تهیه‌کننده
action-producer-does = یک کارت دربار و یک کارت هدف را با کارت‌های خودت قاطی کن.
action-producer-outcome = { $actor ->
    [you] یک کارت با دربار معاوضه می‌کنی و یکی با { $targetName }.
   *[other] { $actorName } یک کارت با دربار معاوضه می‌کند و یکی با { $target ->
        [you] تو
       *[other] { $targetName }
    }.
}
action-guerrilla = چریک
action-guerrilla-does = هدف یک نفوذ از دست می‌دهد.
action-guerrilla-outcome = { $target ->
    [you] یک نفوذ از دست می‌دهی.
   *[other] { $targetName } یک نفوذ از دست می‌دهد.
}
action-general = ژنرال
action-general-does = همهٔ بقیه یک نفوذ از دست می‌دهند.
action-general-outcome = { $actor ->
    [you] همهٔ بقیه یک نفوذ از دست می‌دهند.
   *[other] همه جز { $actorName } یک نفوذ از دست می‌دهند، تو هم.
}
action-judge = قاضی
action-judge-does = ۳ سکه به هدف بده تا یک نفوذ از دست بدهد.
action-judge-outcome = { $target ->
    [you] یک نفوذ از دست می‌دهی و ۳ سکه مال تو می‌ماند.
   *[other] { $targetName } یک نفوذ از دست می‌دهد و ۳ سکه مال او می‌ماند.
}
action-mercenary = مزدور
action-mercenary-does = هدف از شر توکن خلاص می‌شود، یا بعد از نوبت بعدی‌اش یک نفوذ از دست می‌دهد.
action-mercenary-outcome = { $target ->
    [you] یک توکن حذف می‌گیری.
   *[other] { $targetName } یک توکن حذف می‌گیرد.
}
action-crime_boss = پدرخوانده
action-crime_boss-does = یا هدف ۲ سکه به تو می‌دهد، یا ۵ سکه می‌پردازی و او یک نفوذ از دست می‌دهد.
action-crime_boss-outcome = { $target ->
    [you] یا ۲ سکه به { $actorName } می‌دهی، یا یک نفوذ از دست می‌دهی.
   *[other] { $targetName } یا ۲ سکه می‌دهد، یا یک نفوذ از دست می‌دهد.
}
action-politician = سیاستمدار
action-politician-does = تا ۲ سکه از یک بازیکن بگیر.
action-politician-outcome = { $actor ->
    [you] تا ۲ سکه از { $targetName } می‌گیری.
   *[other] { $actorName } تا ۲ سکه از { $target ->
        [you] تو
       *[other] { $targetName }
    } می‌گیرد.
}
action-priest = کشیش
action-priest-does = بقیه هر کدام ۱ سکه به تو می‌دهند.
action-priest-outcome = { $actor ->
    [you] بقیه هر کدام ۱ سکه به تو می‌دهند.
   *[other] همه ۱ سکه به { $actorName } می‌دهند، تو هم.
}
action-peacekeeper = صلح‌طلب
action-peacekeeper-does = ۱ سکه و توکن صلح را بگیر.
action-peacekeeper-outcome = { $actor ->
    [you] ۱ سکه و توکن صلح را می‌گیری.
   *[other] { $actorName } ۱ سکه و توکن صلح را می‌گیرد.
}
action-communist = کمونیست
action-communist-does = تا ۳ سکه از پولدارترین بازیکن به بی‌پول‌ترین برسان.
action-communist-outcome = { $target ->
    [you] تا ۳ سکه از دست می‌دهی.
   *[other] { $targetName } تا ۳ سکه از دست می‌دهد.
}
action-customs_officer = مأمور گمرک
action-customs_officer-does = بر یک شخصیت مالیات ببند: بقیه با هر ادعایش ۱ سکه به تو می‌دهند.
action-customs_officer-outcome = { $actor ->
    [you] هر کس آن شخصیت را ادعا کند، ۱ سکه به تو می‌دهد.
   *[other] هر کس آن شخصیت را ادعا کند، ۱ سکه به { $actorName } می‌دهد.
}
action-foreign_consular = مستشار
action-foreign_consular-does = پیمان ببند: نمی‌توانید هم را هدف بگیرید.
action-foreign_consular-outcome = { $actor ->
    [you] با { $targetName } پیمان می‌بندی.
   *[other] { $actorName } با { $target ->
        [you] تو
       *[other] { $targetName }
    } پیمان می‌بندد.
}
action-protestor = معترض
action-protestor-does = اگر کسی با ۳ سکه همراه شود، هدف یک نفوذ از دست می‌دهد.
action-protestor-outcome = { $target ->
    [you] اگر کسی همراه شود، یک نفوذ از دست می‌دهی.
   *[other] اگر کسی همراه شود، { $targetName } یک نفوذ از دست می‌دهد.
}
action-anarchist = آنارشیست
action-anarchist-does = بمب به هدف می‌رسد. ادعایی لازم نیست.
action-anarchist-outcome = { $target ->
    [you] بمب به تو می‌رسد.
   *[other] بمب به { $targetName } می‌رسد.
}
action-paramilitary = شبه‌نظامی
action-paramilitary-does = هدف یک نفوذ از دست می‌دهد. برای کارت آخر ۵ سکه می‌خواهد.
action-paramilitary-outcome = { $target ->
    [you] یک نفوذ از دست می‌دهی.
   *[other] { $targetName } یک نفوذ از دست می‌دهد.
}
action-financier = صراف
action-financier-does = هر چه در بانک هست بگیر.
action-financier-outcome = { $actor ->
    [you] هر چه در بانک هست می‌گیری.
   *[other] { $actorName } هر چه در بانک هست می‌گیرد.
}
action-plantation_owner = مزرعه‌دار
action-plantation_owner-does = تو و هر کس همراه شود، هر کدام به تعداد همه‌تان سکه می‌گیرید.
action-plantation_owner-outcome = { $actor ->
    [you] تو و هر کس همراه شود، هر کدام به تعداد همه‌تان سکه می‌گیرید.
   *[other] { $actorName } و هر کس همراه شود، هر کدام به تعداد همه‌شان سکه می‌گیرند.
}
action-arms_dealer = دلال اسلحه
action-arms_dealer-does = شخصیتی را نام ببر؛ اگر بین ۲ کارت دربار بود، ۴ سکه بگیر.
action-arms_dealer-outcome = { $actor ->
    [you] دو کارت دربار رو می‌شود؛ اگر درست گفته باشی، ۴ سکه می‌گیری.
   *[other] دو کارت دربار رو می‌شود؛ اگر { $actorName } درست گفته باشد، ۴ سکه می‌گیرد.
}
action-socialist = سوسیالیست
action-socialist-does = بقیه هر کدام یک سکه یا یک کارت به تو می‌دهند؛ یکی از کارت‌ها را نگه دار.
action-socialist-outcome = { $actor ->
    [you] بقیه هر کدام یک سکه یا یک کارت به تو می‌دهند.
   *[other] همه یک سکه یا یک کارت به { $actorName } می‌دهند، تو هم.
}

## Why an action cannot be chosen now

refusal-needs_coins = { $coins } لازم دارد.
refusal-must_use_forced_action = با { $coins } یا بیشتر، فقط { $action }.
refusal-no_target = کسی برای انتخاب نیست.
refusal-pile_empty = چیزی برای گرفتن نیست.
refusal-no_token_left = توکنی نمانده است.
refusal-not_again = دو بار در یک نوبت نمی‌شود.
refusal-not_your_turn = نوبت تو نیست.

### Decisions

## Questions

ask-choose_action = نوبت توست: چه کار می‌کنی؟
ask-challenge = { $actorName } ادعای { $role } دارد. چالش می‌کنی؟
ask-challenge-denial = { $actorName } می‌گوید { $role } ندارد. چالش می‌کنی؟
ask-challenge-block = { $actorName } با ادعای { $role } جلویش را می‌گیرد. چالش می‌کنی؟
ask-prove = { $actorName } ادعایت را به چالش کشید: { $role }
ask-prove-denial = { $actorName } باور نمی‌کند که { $role } نداری
ask-block = { $target ->
    [you] { $actorName } تو را هدف گرفته: { $action }. جلویش را می‌گیری؟
   *[other] { $actorName }: { $action }. جلویش را می‌گیری؟
}
ask-lose = یک نفوذ می‌بازی: کدام کارت بسوزد؟
ask-exchange = کدام کارت‌ها را نگه می‌داری؟
ask-draw_on = با ۱ سکه یک کارت دیگر برمی‌داری؟
ask-offer = کدام کارت را می‌دهی؟
ask-reveal = کدام کارت را به { $actorName } نشان می‌دهی؟
ask-examine = { $targetName } این کارت را نشانت داد: { $role }. با آن چه می‌کنی؟
ask-draft = کارت اولت را بردار
ask-join = { $actorName } ادعای { $role } دارد. تو هم همراه می‌شوی؟
ask-join-pay = { $actorName } به { $targetName } اعتراض دارد. تو هم همراه می‌شوی؟
ask-bribe = { $actorName } ۲ سکه می‌خواهد، وگرنه یک نفوذ از دست می‌دهی
ask-give = ۱ سکه‌ات را به چه کسی می‌دهی؟
ask-token = توکن همین حالا عمل می‌کند، مگر آن‌که ادعا کنی و از شرش خلاص شوی
ask-estate = سکه‌هایی به ارث مانده. ادعا می‌کنی؟
ask-gift = { $actorName } جمع می‌کند: یک سکه یا یک کارت بده

## What follows if you let it be; $outcome is a sentence of its own.

pass-action = اگر کسی به چالشش نکشد: { $outcome }
pass-action-blockable = اگر کسی به چالشش نکشد: { $outcome } بعدش هنوز می‌توانی جلویش را بگیری.
pass-block = اگر کسی به چالشش نکشد، جلوی اقدام گرفته می‌شود.
pass-reaction = اگر کسی به چالشش نکشد، کارت به پشت می‌ماند و ادعا قبول است.
pass-join = اگر کسی به چالشش نکشد، { $actorName } هم شریک می‌شود.
pass-shed = اگر کسی به چالشش نکشد، { $actorName } از شر توکن خلاص می‌شود.
pass-token = اگر کسی به چالشش نکشد، توکن از دست { $actorName } می‌رود.
pass-estate = اگر کسی به چالشش نکشد، { $actorName } ارث می‌برد.
pass-asked-block = اگر کسی جلویش را نگیرد: { $outcome }
risk-challenge = ادعا راست باشد، یک نفوذ از دست می‌دهی؛ بلوف باشد، { $actorName } از دست می‌دهد.
risk-prove-true = کارت به دربار برمی‌گردد و یکی تازه برمی‌داری.
risk-prove-false = { $role } نداری: این چالش را می‌بازی.

## Answers

move-pass = بگذر
move-challenge = به چالش بکش
move-concede = کوتاه بیا
move-concede-hint = چالش را می‌بازی، و یک نفوذ را.
move-block = با { $role } جلویش را بگیر
move-show = { $role } را رو کن
move-show-all = همهٔ کارت‌هایت را رو کن
move-lose = { $role } را بسوزان
move-keep = { $roles } را نگه دار
move-reveal = { $role } را نشان بده
move-offer = { $role } را بده
move-return = پسش بده
move-replace = بگو عوضش کند
move-draft = { $role } را بردار
move-join = همراه شو
move-pay = { $coins } بپرداز
move-claim = ادعای { $role } کن
move-claim-card = { $card } را به اسم { $role } بسوزان
move-claim-to = { $role }: ردش کن به { $targetName }
move-claim-defuse = { $role }: از شرش خلاص شو
move-draw = یکی دیگر بردار
move-stop = دیگر برندار
move-give = بده به { $targetName }
move-act = { $action }
move-act-at = { $action }: { $object }
object-self = خودت
object-pair = از { $source } به { $receiver }
claim-of = { $role }
claim-denial = بدون { $role }
tag-held = راست
tag-bluff = بلوف
confirm-again = دوباره بزن: { $label }

## While others decide

wait-title = در انتظار { $names }
wait-out = از بازی بیرون رفته‌ای. بقیه ادامه می‌دهند.
wait-nobody = کارت‌ها جابه‌جا می‌شود
wait-paused = بازی متوقف است

### What the table is talking about; stands large in the middle.

talk-choose = { $actor ->
    [you] نوبت توست.
   *[other] نوبت { $actorName }.
}
talk-claims = { $actor ->
    [you] ادعای { $role } می‌کنی
   *[other] { $actorName } ادعای { $role } می‌کند
}
talk-denies = { $actor ->
    [you] می‌گویی { $role } نداری
   *[other] { $actorName } می‌گوید { $role } ندارد
}
talk-declares = { $actor ->
    [you] سراغ { $action } می‌روی
   *[other] { $actorName } سراغ { $action } می‌رود
}
talk-block = برای جلوگیری از { $action }
talk-outcome = { $action }: { $outcome }
talk-challenged = { $target ->
    [you] باور نمی‌کنی.
   *[other] { $targetName } باور نمی‌کند.
} { $actor ->
    [you] می‌توانی ثابت کنی؟
   *[other] { $actorName } می‌تواند ثابت کند؟
}
talk-lose = { $actor ->
    [you] یک نفوذ از دست می‌دهی.
   *[other] { $actorName } یک نفوذ از دست می‌دهد.
}
talk-exchange = { $actor ->
    [you] کارت‌هایت را انتخاب می‌کنی.
   *[other] { $actorName } کارت‌هایش را انتخاب می‌کند.
}
talk-decides = { $actor ->
    [you] تصمیم با توست.
   *[other] { $actorName } تصمیم می‌گیرد.
}
talk-won = { $actor ->
    [you] تو بردی!
   *[other] { $actorName } برد
}

### The log: one sentence for each thing that happened

event-turn = { $actor ->
    [you] تو
   *[other] { $actorName }
}
event-turn-number = نوبت { $number }
event-start = کارت‌ها پخش شد
event-declared = { $actor ->
    [you] تو سراغ { $action } رفتی
   *[other] { $actorName } سراغ { $action } رفت
}{ $target ->
    [none] .
    [self] ؛ هدف: { $actor ->
        [you] خودت
       *[other] خودش
    }.
    [you] ؛ هدف: تو.
   *[other] ؛ هدف: { $targetName }.
}
event-claimed = { $actor ->
    [you] تو ادعای { $role } کردی
   *[other] { $actorName } ادعای { $role } کرد
}: { $action }{ $target ->
    [none] .
    [self] { " برای" } { $actor ->
        [you] خودت
       *[other] خودش
    }.
    [you] { " علیه تو." }
   *[other] { " علیه" } { $targetName }.
}
event-claimed-role = { $actor ->
    [you] تو ادعای { $role } کردی
   *[other] { $actorName } ادعای { $role } کرد
}{ $target ->
    [none] .
    [self] ؛ هدف: { $actor ->
        [you] خودت
       *[other] خودش
    }.
    [you] ؛ هدف: تو.
   *[other] ؛ هدف: { $targetName }.
}
event-denied = { $actor ->
    [you] تو گفتی { $role } نداری: { $action }.
   *[other] { $actorName } گفت { $role } ندارد: { $action }.
}
event-named-character = { $actor ->
    [you] تو { $role } را نام بردی.
   *[other] { $actorName } { $role } را نام برد.
}
event-named-pair = سکه‌ها از { $source } به { $receiver } می‌رسد.
event-passed-challenge = بدون چالش: { $names }.
event-passed-block = بدون اقدام متقابل: { $names }.
event-passed-join = بدون همراهی: { $names }.
event-passed-bribe = { $actor ->
    [you] تو چیزی نپرداختی.
   *[other] { $actorName } چیزی نپرداخت.
}
event-passed-token = { $actor ->
    [you] تو ادعایی نکردی.
   *[other] { $actorName } ادعایی نکرد.
}
event-passed-estate = بدون ادعای ارث: { $names }.
event-challenged = { $actor ->
    [you] تو ادعای { $targetName } را به چالش کشیدی: { $role }.
   *[other] { $actorName } ادعای { $target ->
        [you] تو
       *[other] { $targetName }
    } را به چالش کشید: { $role }.
}
event-challenged-denial = { $actor ->
    [you] تو باور نکردی که { $targetName } { $role } ندارد.
   *[other] { $actorName } باور نکرد که { $target ->
        [you] تو { $role } نداری.
       *[other] { $targetName } { $role } ندارد.
    }
}
event-proved = { $actor ->
    [you] تو { $role } را رو کردی: ادعایت راست بود.
   *[other] { $actorName } { $role } را رو کرد: ادعایش راست بود.
}
event-proved-denial = { $actor ->
    [you] تو { $roles } را رو کردی: { $role } در کار نبود.
   *[other] { $actorName } { $roles } را رو کرد: { $role } در کار نبود.
}
event-caught = { $actor ->
    [you] تو { $role } را رو نکردی و چالش را باختی.
   *[other] { $actorName } { $role } را رو نکرد و چالش را باخت.
}
event-caught-denial = { $actor ->
    [you] تو پذیرفتی که { $role } داری.
   *[other] { $actorName } پذیرفت که { $role } دارد.
}
event-blocked = { $actor ->
    [you] تو با ادعای { $role } جلوی { $action } را گرفتی.
   *[other] { $actorName } با ادعای { $role } جلوی { $action } را گرفت.
}
event-spared = جلوی { $action } گرفته شد.
event-joined-claim = { $actor ->
    [you] تو هم ادعای { $role } کردی.
   *[other] { $actorName } هم ادعای { $role } کرد.
}
event-joined-paid = { $actor ->
    [you] تو همراه شدی.
   *[other] { $actorName } همراه شد.
}
event-reacted = { $actor ->
    [you] تو ادعای { $role } کردی.
   *[other] { $actorName } ادعای { $role } کرد.
}
event-reacted-to = { $actor ->
    [you] تو ادعای { $role } کردی و آن را به { $targetName } رد کردی.
   *[other] { $actorName } ادعای { $role } کرد و آن را به { $target ->
        [you] تو
       *[other] { $targetName }
    } رد کرد.
}
event-set_aside = { $actorName } کارت ازدست‌رفته را به پشت کنار گذاشت.
event-set_aside-known = { $actor ->
    [you] تو { $role } را به پشت کنار گذاشتی.
   *[other] { $actorName } { $role } را به پشت کنار گذاشت.
}
event-coins-taken = { $actor ->
    [you] تو { $coins } گرفتی.
   *[other] { $actorName } { $coins } گرفت.
}
event-coins-paid = { $actor ->
    [you] تو { $coins } پرداختی.
   *[other] { $actorName } { $coins } پرداخت.
}
event-coins-left = { $actor ->
    [you] از تو { $coins } ماند که به خزانه برگشت.
   *[other] از { $actorName } { $coins } ماند که به خزانه برگشت.
}
event-coins-given = { $source ->
    [you] تو { $coins } به { $receiverName } دادی.
   *[other] { $sourceName } { $coins } به { $receiver ->
        [you] تو
       *[other] { $receiverName }
    } داد.
}
event-coins-to-reserve = { $actor ->
    [you] تو { $coins } در ذخیره گذاشتی.
   *[other] { $actorName } { $coins } در ذخیره گذاشت.
}
event-coins-from-reserve = { $actor ->
    [you] تو { $coins } از ذخیره گرفتی.
   *[other] { $actorName } { $coins } از ذخیره گرفت.
}
event-coins-to-bank = { $coins } به بانک اضافه شد.
event-coins-from-bank = { $actor ->
    [you] تو { $coins } از بانک گرفتی.
   *[other] { $actorName } { $coins } از بانک گرفت.
}
event-lost = { $actor ->
    [you] تو { $role } را از دست دادی.
   *[other] { $actorName } { $role } را از دست داد.
}
event-eliminated = { $actor ->
    [you] تو به ناکجاآباد تبعید شدی.
   *[other] { $actorName } به ناکجاآباد تبعید شد.
}
event-drew = { $actorName } { $cards } برداشت.
event-drew-known = { $actor ->
    [you] تو { $roles } را برداشتی.
   *[other] { $actorName } { $roles } را برداشت.
}
event-returned = { $actorName } { $cards } برگرداند.
event-returned-known = { $actor ->
    [you] تو { $roles } را برگرداندی.
   *[other] { $actorName } { $roles } را برگرداند.
}
event-handed = { $actorName } یک کارت به { $targetName } داد.
event-handed-known = { $actor ->
    [you] تو { $role } را به { $targetName } دادی.
   *[other] { $actorName } { $role } را به { $target ->
        [you] تو
       *[other] { $targetName }
    } داد.
}
event-shown = { $actorName } یک کارت به { $targetName } نشان داد.
event-shown-known = { $actor ->
    [you] تو { $role } را به { $targetName } نشان دادی.
   *[other] { $actorName } { $role } را به { $target ->
        [you] تو
       *[other] { $targetName }
    } نشان داد.
}
event-examined-returned = { $actor ->
    [you] تو کارت را پس دادی.
   *[other] { $actorName } کارت را پس داد.
}
event-examined-replaced = { $actor ->
    [you] تو خواستی کارت عوض شود.
   *[other] { $actorName } خواست کارت عوض شود.
}
event-turned_up = از دربار رو شد: { $roles }.
event-token-taken = { $actor ->
    [you] توکن { $token } به تو رسید.
   *[other] توکن { $token } به { $actorName } رسید.
}
event-token-on = توکن { $token } روی { $role } نشست.
event-token-gone = توکن { $token } به وسط میز برگشت.
event-side = { $actor ->
    [you] حالا تو در جناح { $side } هستی.
   *[other] حالا { $actorName } در جناح { $side } است.
}
event-drafted = { $actorName } کارت اولش را برداشت.
event-drafted-known = { $actor ->
    [you] تو { $role } را برداشتی.
   *[other] { $actorName } { $role } را برداشت.
}
event-won = { $actor ->
    [you] تو تنها بازمانده‌ای.
   *[other] { $actorName } تنها بازمانده است.
}

### The end of a game

over-title = { $actor ->
    [you] تو بردی!
   *[other] { $actorName } برد
}
over-subtitle = بعد از { $turns } نوبت.
over-claims = راست و دروغ
over-claims-none = کسی ادعایی نکرد.
over-claim = { $actor ->
    [you] تو ادعای { $role } کردی
   *[other] { $actorName } ادعای { $role } کرد
}
over-denial = { $actor ->
    [you] تو گفتی { $role } نداری
   *[other] { $actorName } گفت { $role } ندارد
}
over-true = راست
over-bluff = بلوف
over-unchallenged = بی‌چالش
over-proved = ثابت شد
over-caught = ثابت نشد
over-tally = { $actor ->
    [you] تو
   *[other] { $actorName }
}: { $claims } ادعا، { $bluffs ->
    [0] بدون بلوف
   *[other] { $bluffs } بلوف
}
over-seed = دست شمارهٔ { $seed }

## Why the bots did what they did

reason-bluff = { $counted ->
    [yes] { $chance } احتمال می‌داد که باورش کنند.
   *[no] امید داشت کسی شک نکند.
}
reason-bluffed_block = { $counted ->
    [yes] { $chance } احتمال می‌داد که باورش کنند.
   *[no] امید داشت کسی شک نکند.
}
reason-true_claim = { $counted ->
    [yes] کارتش را داشت و { $chance } احتمال می‌داد که باورش کنند.
   *[no] کارتش را داشت.
}
reason-true_block = { $counted ->
    [yes] کارتش را داشت و { $chance } احتمال می‌داد که باورش کنند.
   *[no] کارتش را داشت.
}
reason-doubt = { $counted ->
    [yes] { $chance } احتمال می‌داد که راست باشد.
   *[no] به نظرش راست نیامد.
}
reason-belief = احتمال راست بودن: { $thoughts }.
reason-belief-of = به نظر { $name } { $chance }
reason-certain_lie = محال بود راست باشد: جای همهٔ این کارت‌ها معلوم بود.
reason-certain_win = با این حرکت بردش قطعی بود.
reason-last_card = پای کارت آخر در میان بود.
reason-most_coins = سکه می‌خواست، بی‌هیچ ادعایی.
reason-strike = وقتش بود ضربه بزند.
reason-let_pass = اقدام متقابل به خطرش نمی‌ارزید.
reason-join_in = همراهی به‌صرفه بود.
reason-best_cards = کارت‌های به‌دردبخورتر را نگه داشت.
reason-only_move = راه دیگری نداشت.
reason-whim = از سر هوس.
over-doubted = { $actorName } باور نکرد. { $why }

### What a script or an address asks for and cannot have

warning-parameter = نشانی { "\u2068" }{ $name }={ $value }{ "\u2069" } را می‌خواهد که وجود ندارد؛ مقدار پیش‌فرض به کار می‌رود.
script-not-an-object = گزینه‌ها باید یک شیء باشد، نه { $value }.
script-unknown-option = گزینهٔ { $value } وجود ندارد؛ گزینه‌ها این‌هاست: variant, seats, bots, seed, speed, options, characters, first.
script-not-a-number = تعداد بازیکن‌ها (seats) عدد صحیح است، نه { $value }.
script-wrong-kind = گزینهٔ { $name } نمی‌تواند { $value } باشد.
script-no-game = بازی‌ای نیست که { $value } در آن بازی شود؛ اول newGame را صدا بزن.
script-not-a-move = هر حرکت یک متن است، مثل «{ "\u2068" }0 tax{ "\u2069" }»، نه { $value }.

### When something goes wrong

error-broken = در بازی اشکالی پیش آمد. می‌توانی همین بازی را از نو شروع کنی؛ گزارشِ کپی‌شده به پیدا کردن ایراد کمک می‌کند.
error-record = موقعیتی که در این نشانی آمده خوانده نشد. می‌توانی به‌جای آن بازی تازه‌ای شروع کنی.
error-language = این زبان بارگیری نشد و بازی به زبان کنونی ادامه دارد؛ اتصال اینترنت را بررسی کن و دوباره انتخابش کن.
