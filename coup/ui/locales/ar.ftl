# Every sentence of the game in Arabic.
#
# No sentence needs to know whether a player is a man or a woman: players speak for themselves in
# the first person («معي الدوقة»), the person at the screen is told in the past tense or with
# «لك» and «عليك», and the others in nouns («٣ عملات من … إلى …»).
# Amounts arrive in the nominative («عملتان»). Fixed numbers are written as placeables, so that they
# follow the choice of numerals.

### الصفحة

## العنوان والتحميل وإطار الصفحة

game-title = انقلاب
game-motto = خدعة تنطلي، أو خدعة تنكشف.
game-unofficial = تطبيق غير رسمي لقواعد لعبة البطاقات Coup.
game-authors = ضع هذه اللعبة في صفحتك
setup-waiting = تُوزَّع البطاقات فور وصول كل شيء.
table-label = الطاولة
log-label = ما جرى
hand-label = بطاقاتك
seats-label = اللاعبون الآخرون
stage-label = وسط الطاولة
strip-label = قواعد هذه اللعبة
controls-label = أزرار اللعبة
skip-to-prompt = انتقال إلى قرارك

## أزرار الإطار

do-new = لعبة جديدة
do-restart = من البداية
do-restart-help = التوزيع نفسه مرة أخرى
do-pause = إيقاف مؤقت
do-resume = متابعة
do-settings = الإعدادات
do-rules = القواعد
do-close = إغلاق
do-copy-report = نسخ التقرير
do-copy-record = نسخ اللعبة
do-copy-link = نسخ رابط هذا التوزيع
copied-link = نُسخ الرابط: يعيد هذا التوزيع نفسه.
do-back = عودة إلى اللعبة
do-skip = إلى النهاية مباشرة
do-again = جولة أخرى
do-setup = اختيار لعبة أخرى
do-whys = لماذا لعبوا هكذا
do-more = قواعد هذه اللعبة

## إصدار جديد ثُبِّت إلى جانب الحالي

update-ready = إصدار جديد جاهز. تُرجى إعادة التحميل قبل اللعبة التالية.
update-elsewhere = الإصدار الجديد جاهز. يُرجى إغلاق صفحات اللعبة الأخرى ثم إعادة التحميل.
update-reload = إعادة التحميل
update-later = لاحقًا

### تجهيز اللعبة

setup-title = لعبة جديدة
setup-deal = توزيع
setup-variant = اللعبة
setup-seats = اللاعبون
setup-bots = الخصوم
setup-speed = السرعة
setup-styles = الطباع
setup-seats-count = { $count ->
    [zero] بلا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $count } لاعبين
    [many] { $count } لاعبًا
   *[other] { $count } لاعب
}
setup-characters = الشخصيات
setup-changed = { $count ->
    [zero] كالمعتاد
    [one] تغيير واحد
    [two] تغييران
    [few] { $count } تغييرات
    [many] { $count } تغييرًا
   *[other] { $count } تغيير
}
setup-usual = عودة إلى القواعد المعتادة
setup-only-two = للاعبَين اثنين فقط.
setup-only-more = { $count ->
    [few] لا يقلّ عن { $count } لاعبين.
   *[other] لا يقلّ عن { $count } لاعبًا.
}
setup-only-with = ليس في هذه اللعبة: { $roles }.
setup-no-first-game = مجموعة اللعبة الأولى ثابتة دائمًا.
setup-choose = { $category }: العدد المطلوب { $count }
setup-slot = { $category } ({ $count })
setup-cast-lacks = بقي للاختيار: { $slots }.
setup-cast-extra = أكثر من اللازم: { $slots }.
setup-cast-full = في اللعبة: { $roles }.
setup-draw-again = اختيار بالقرعة
setup-advanced = متقدمة
setup-besides = إضافة سادسة

## النسخ: الاسم وما يميّز كلًّا منها

variant-classic = الكلاسيكية
variant-classic-help = اللعبة كما يعرفها الجميع: خمس شخصيات، منها السفير.
variant-complots = مؤامرات
variant-complots-help = عند لعب اثنين يختار كل منهما بطاقته الأولى؛ وفي العلبة { 54 } عملة.
variant-hammiz = هم ميز
variant-hammiz-help = يُسأل الجميع بالدور، وتضيع العملات حتى لو سقط الادّعاء.
variant-g54 = تمرّد G54
variant-g54-help = خمس شخصيات تُختار بالقرعة لكل لعبة من بين { 25 } شخصية أخرى.
variant-reformation = الإصلاح
variant-reformation-help = صفّان: لا هجوم على أبناء صفّك ما دام الصفّان باقيين.

## القواعد الخاصة: اسم وجملة وكل قيمة

option-value = { $name }: { $value }
option-true = نعم
option-false = لا
option-usual = { $value } (المعتاد)
option-usually = المعتاد: { $value }.

option-challenge_offer = من يتحدّى أولًا
option-challenge_offer-help = إما أن يُسأل الجميع معًا، وإما واحدًا بعد آخر في اتجاه عقارب الساعة.
option-challenge_offer-fastest = الجميع معًا
option-challenge_offer-clockwise = واحدًا بعد آخر
option-refund_on_lost_challenge = استرداد العملات بعد تحدٍّ خاسر
option-refund_on_lost_challenge-help = هل يُستردّ ثمن الإجراء إذا تبيّن أن ادّعاءه خدعة.
option-first_player = من يبدأ
option-first_player-help = الفائز السابق، أو من تتفق عليه الطاولة، أو من يختاره الحظ.
option-first_player-previous_winner = الفائز السابق
option-first_player-agreed = بالاتفاق
option-first_player-random = الحظ يقرّر
option-treasury = الخزينة
option-treasury-help = هل يمكن أن تنفد عملات العلبة.
option-treasury-unlimited = لا تنفد أبدًا
option-treasury-50 = { 50 } عملة
option-treasury-54 = { 54 } عملة
option-block_after_own_failed_challenge = الصدّ بعد تحدٍّ خاسر
option-block_after_own_failed_challenge-help = هل يبقى للهدف حق الصدّ بعد أن تحدّى وخسر.
option-show_cost_at = متى يظهر الثمن مدفوعًا
option-show_cost_at-help = عند إعلان الإجراء، أو عند نفاذه فقط.
option-show_cost_at-declare = عند إعلانه
option-show_cost_at-resolve = عند نفاذه
option-fifth_character = الشخصية الخامسة
option-fifth_character-help = المحقق بدل السفير: تبديل أصغر، أو نظرة إلى بطاقة أحد اللاعبين.
option-fifth_character-ambassador = السفير
option-fifth_character-inquisitor = المحقق
option-two_player_setup = التجهيز للاعبَين
option-two_player_setup-help = بطاقتان بالحظ لكل لاعب، أو واحدة منهما مختارة من مجموعة خاصة.
option-two_player_setup-standard = توزيع بطاقتين
option-two_player_setup-draft_pick_first = الاختيار ثم التوزيع
option-two_player_setup-draft_deal_first = التوزيع ثم الاختيار
option-two_player_coins = العملات للاعبَين
option-two_player_coins-help = ما يبدأ به اللاعب الأول واللاعب الآخر.
option-two_player_coins-1-2 = للأول عملة وللآخر عملتان
option-two_player_coins-2-2 = عملتان لكل لاعب
option-two_player_coins-1-1 = عملة لكل لاعب
option-examine_order = إبدال البطاقة المعاينة
option-examine_order-help = هل تعود البطاقة قبل أن يسحب صاحبها، فقد ترجع إليه، أم بعد ذلك.
option-examine_order-return_shuffle_draw = تعود ثم السحب
option-examine_order-draw_then_return = السحب ثم تعود
option-foreign_aid_reblock = صدّ ثانٍ للمساعدات
option-foreign_aid_reblock-help = هل للاعب آخر أن يصدّ المساعدات الخارجية بعد صدٍّ تبيّن أنه خدعة.
option-steal_from_broke = السرقة من المفلسين
option-steal_from_broke-help = هل يصح أن يكون الهدف لاعبًا بلا عملات.
option-steal_from_eliminated = السرقة ممّن خرجوا
option-steal_from_eliminated-help = هل ينال السارق عملات ضحية خرجت للتو من اللعبة.
option-contessa_blocks_examine = الكونتيسة تصدّ المعاينة
option-contessa_blocks_examine-help = هل تمنع الكونتيسة المحقق من رؤية بطاقة.
option-embezzle_empty = اختلاس لا شيء
option-embezzle_empty-help = هل يصح الاختلاس والاحتياطي فارغ.
option-allegiance_start = الولاء في البداية
option-allegiance_start-help = كيف يُوزَّع الصفّان في البداية.
option-allegiance_start-alternate_first_chooses = بالتناوب، والاختيار للأول
option-allegiance_start-alternate_random = بالتناوب، والبداية للحظ
option-allegiance_start-random_halves = بالحظ، نصف ونصف
option-draw = شخصيات اللعبة
option-draw-help = بالقرعة، أو شخصيات اللعبة الأولى، أو باختيارك.
option-draw-random = بالقرعة
option-draw-first_game = شخصيات اللعبة الأولى
option-draw-host_picks = بالاختيار
option-advanced = الشخصيات المتقدمة
option-advanced-help = هل تدخل القرعة شخصيات لأصحاب الخبرة.
option-anarchy = الفوضى
option-anarchy-help = تضيف شخصيات التوسعة الست والقنبلة.
option-judge_coins = عملات القاضي
option-judge_coins-help = هل تُستردّ العملات التي أخذها الهدف إذا كان القاضي خدعة.
option-judge_coins-returned = تُستردّ
option-judge_coins-kept_by_target = تبقى للهدف
option-mercenary_block = التخلص من رمز الاختفاء
option-mercenary_block-help = عند وضعه فقط، أو في الدور التالي لحامله أيضًا.
option-mercenary_block-placement_and_next_turn = وفي الدور التالي أيضًا
option-mercenary_block-placement_only = عند وضعه فقط
option-producer_block = صدّ المنتج
option-producer_block-help = هل ينقذ الصدّ بطاقة الهدف وحدها أم يوقف التبديل كله.
option-producer_block-target_part_only = ينقذ البطاقة
option-producer_block-whole_action = يوقف التبديل
option-lawyer = أكثر من محامٍ
option-lawyer-help = هل يتقاسمون عملات من خرج أم يأخذها الأول كلها.
option-lawyer-equal_split = حصص متساوية
option-lawyer-first_clockwise = كلها للأول
option-communist_tie = التعادل عند الشيوعي
option-communist_tie-help = من يقرّر بين لاعبين متساوين في الغنى أو الفقر.
option-communist_tie-active_chooses = صاحب الدور
option-communist_tie-clockwise = التالي في اتجاه الساعة
option-disappear_stack = أكثر من رمز اختفاء
option-disappear_stack-help = هل يمكن أن يجتمع أكثر من رمز عند لاعب واحد.
option-protect_from_all = الحماية من الإجراءات العامة
option-protect_from_all-help = هل يُستثنى المحميّون من إجراء يصيب الجميع.

## الخصوم

bot-random = النرد
bot-random-help = أي شيء كان، بلا سبب.
bot-honest = الصادقون
bot-honest-help = لا يدّعون أبدًا بطاقة ليست معهم.
bot-novice = المبتدئون
bot-novice-help = يلعبون بصدق، وينسون سريعًا، ويجرّبون أي شيء أحيانًا.
bot-casual = الهواة
bot-casual-help = يخادعون حين يحلو لهم، ويتذكّرون ما قيل.
bot-shrewd = الدهاة
bot-shrewd-help = يزنون كل ادّعاء بالبطاقات، ولا يسهل توقّعهم.
bot-expert = الخبراء
bot-expert-help = يقرؤون الطاولة جيدًا ويندر أن يخطئوا.
bot-master = الأساتذة
bot-master-help = يلعبون بكل ما لديهم؛ لا أقوى منهم هنا.
style-fox = الثعلب
style-fox-line = يفضّل اختراع البطاقة على انتظارها.
style-owl = البومة
style-owl-line = قلّما تقول غير الحق، ولا تضرب إلا متأخرة.
style-hothead = الثور
style-hothead-line = يشكّ سريعًا، ويضرب مبكرًا، ويسامح ببطء.
style-dove = الحمامة
style-dove-line = تصدّق الجميع ما استطاعت.
style-magpie = العقعق
style-magpie-line = حيث تكون العملات يكون.
style-lion = الأسد
style-lion-line = ينقضّ على المتصدّر.
style-vulture = النسر
style-vulture-line = يُنهي ما بدأه غيره.
style-elephant = الفيل
style-elephant-line = لا ينسى من هاجمه.
style-cat = القطة
style-cat-line = تفعل ما يحلو لها.

opponent-names = أوميد|آنا|كوامي|مي|صوفيا|طارق|إنغريد|ماتيو|يوكي|زانيلي|نيكو|ليلى|رافي|فريا|دييغو|أيلين|تاني|مريم|بيوتر|إيسي|باو|نور|إيلينا|غوران
player-you = أنت

## السرعة وبقية الإعدادات

settings-title = الإعدادات
setting-speed = سرعة الآخرين
speed-slow = بطيئة
speed-normal = عادية
speed-fast = سريعة
speed-instant = فورية
setting-theme = الألوان
theme-auto = كالنظام
theme-light = فاتحة
theme-dark = داكنة
setting-motion = الحركة
motion-auto = كالنظام
motion-full = كاملة
motion-reduced = مخفّفة
setting-confirm = تأكيد بضغطتين
confirm-auto = على شاشات اللمس
confirm-on = دائمًا
confirm-off = أبدًا
setting-language = اللغة
# Each language by its own name, the same in every catalogue.
language-en = English
language-fa = فارسی
language-ar = العربية
language-el = Ελληνικά
setting-numerals = الأرقام
numerals-auto = كاللغة
numerals-latn = 123
styles-on = لكلٍّ طبعه
styles-off = طبع واحد للجميع
settings-statistics = { $games ->
    [zero] لا ألعاب مكتملة هنا بعد.
    [one] أكملت هنا لعبة واحدة. مرات الفوز: { $wins }.
    [two] أكملت هنا لعبتين. مرات الفوز: { $wins }.
    [few] أكملت هنا { $games } ألعاب. مرات الفوز: { $wins }.
    [many] أكملت هنا { $games } لعبة. مرات الفوز: { $wins }.
   *[other] أكملت هنا { $games } لعبة. مرات الفوز: { $wins }.
}
settings-forget = مسح الإحصاءات
settings-unsaved = هذا المتصفح لا يسمح للعبة بحفظ شيء؛ تبقى الإعدادات حتى مغادرة الصفحة.

### الطاولة

## المقادير والقوائم

number = { $count }
# علامة الاتجاه في آخرها تضع ٪ إلى يسار الرقم.
percent = { $count }٪{ "\u061C" }
coins = { $count ->
    [zero] لا عملات
    [one] عملة واحدة
    [two] عملتان
    [few] { $count } عملات
    [many] { $count } عملة
   *[other] { $count } عملة
}
cards = { $count ->
    [zero] لا بطاقات
    [one] بطاقة واحدة
    [two] بطاقتان
    [few] { $count } بطاقات
    [many] { $count } بطاقة
   *[other] { $count } بطاقة
}
list-pair = { $first } و{ $rest }
list-more = { $first } و{ $rest }
you-in-list = أنت

## المقاعد

seat-summary = { $actor ->
    [you] أنت
   *[other] { $actorName }
}: { $coins }، المقلوب: { $cards }{ $lost ->
    [none] .
   *[other] ، الخسائر: { $lostNames }.
}
seat-out = { $actor ->
    [you] خرجت من اللعبة
   *[other] { $actorName } خارج اللعبة
}، الخسائر: { $lostNames }.
badge-turn = الدور
badge-awaited = تفكير
badge-target = الهدف
badge-out = خارج
badge-winner = فوز
seat-style = { $name }، { $style }: أسلوب اللعب
card-lost = خاسرة
card-aside = جانبًا
card-own = { $role }، بطاقتك
bubble-claim = { $role }!
bubble-denial = ليس معي { $role }!
bubble-challenge = أشكّ!

token-disappear = الاختفاء
token-peacekeeping = السلام
token-treaty = المعاهدة
token-tax = الضريبة
token-on = { $token } على { $role }
token-bomb = القنبلة
side-loyalist = الموالون
side-reformist = الإصلاحيون

## الوسط

court-label = البلاط
treasury-label = الخزينة
bank-label = البنك
reserve-label = الاحتياطي

strip-summary = { $variant } · { $players } · { $copies } من كل شخصية
strip-players = { $count ->
    [zero] بلا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $count } لاعبين
    [many] { $count } لاعبًا
   *[other] { $count } لاعب
}
strip-character = { $role }: القدرات
strip-options = قواعد خاصة
strip-general = إجراءات للجميع

## أين وصلت اللعبة

status-your-turn = دورك: ما إجراؤك؟
status-turn = دور { $actorName } لاختيار إجراء.
status-asked = سؤال لك: { $question }
status-waiting = بانتظار: { $names }.
status-paused = اللعبة متوقفة.
status-chance = تُخلط البطاقات.
status-over = { $actor ->
    [you] فزت.
   *[other] الفوز من نصيب { $actorName }.
}

### الشخصيات

role-duke = الدوقة
role-duke-help = الضريبة: لك { 3 } عملات. تصدّ المساعدات الخارجية من أي لاعب.
role-assassin = القاتل
role-assassin-help = الاغتيال: مقابل { 3 } عملات يخسر الهدف شخصية، ما لم تصدّه الكونتيسة؛ وعند الصدّ تضيع العملات. من تحدّاك خطأً، أو ادّعى الكونتيسة كذبًا وانكشف، فقد يخسر شخصيتين دفعة واحدة.
role-captain = الكابتن
role-captain-help = السرقة: لك عملتان على الأكثر من أحد اللاعبين. يصدّ السرقة.
role-ambassador = السفير
role-ambassador-help = التبديل: سحب بطاقتين من البلاط، ويبقى معك عدد ما كان عندك ويعود الباقي. يصدّ السرقة.
role-contessa = الكونتيسة
role-contessa-help = تصدّ اغتيالًا موجّهًا إليك. تضيع عملات المهاجم على أي حال.
role-inquisitor = المحقق
role-inquisitor-help = تبديل بطاقة مع البلاط، أو معاينة بطاقة يختارها أحد اللاعبين، ولك طلب إبدالها. يصدّ السرقة.
role-banker = المصرفي
role-banker-help = لك { 3 } عملات.
role-farmer = المزارع
role-farmer-help = لك { 3 } عملات، وتذهب واحدة منها إلى لاعب آخر.
role-spy = الجاسوس
role-spy-help = لك عملة واحدة، ثم إجراء آخر، أي إجراء سوى الجاسوس.
role-capitalist = الرأسمالي
role-capitalist-help = لك { 4 } عملات. ولغيرك أن يدّعي الرأسمالي أيضًا، فتذهب منك عملة إلى كل واحد منهم.
role-speculator = المضارب
role-speculator-help = تتضاعف عملاتك، والربح { 5 } على الأكثر. وإن انكشفت خدعتك ذهبت كل عملاتك إلى من تحدّاك.
role-director = المخرج
role-director-help = سحب بطاقتين من البلاط، ويبقى معك عدد ما كان عندك ويعود الباقي.
role-newscaster = المذيع
role-newscaster-help = مقابل عملة، سحب { 3 } بطاقات من البلاط، ويبقى معك عدد ما كان عندك ويعود الباقي.
role-reporter = المراسل
role-reporter-help = لك عملة واحدة، مع تبديل بطاقة مع البلاط.
role-writer = الكاتب
role-writer-help = سحب بطاقة من البلاط، وأخرى مقابل كل عملة إضافية؛ ويبقى معك عدد ما كان عندك ويعود الباقي.
role-producer = المنتج
role-producer-help = بطاقة من البلاط وأخرى من الهدف يختارها هو؛ يبقى معك عدد ما كان عندك، وتعود واحدة إلى الهدف وواحدة إلى البلاط. يصدّه منتج آخر.
role-guerrilla = المتمرّد
role-guerrilla-help = مقابل { 4 } عملات يخسر الهدف شخصية. يصدّه المتمرّد عند الهدف.
role-general = الجنرال
role-general-help = مقابل { 5 } عملات يخسر كل لاعب سواك شخصية. ولكل منهم أن يصدّ بالجنرال.
role-judge = القاضي
role-judge-help = يأخذ الهدف منك { 3 } عملات ويخسر شخصية. يصدّه القاضي عند الهدف، وتبقى العملات هناك.
role-mercenary = المرتزق
role-mercenary-help = مقابل { 3 } عملات يوضع رمز الاختفاء عند الهدف: يكلّفه شخصية في نهاية دوره التالي. والخلاص منه بادّعاء المرتزق.
role-crime_boss = زعيم العصابة
role-crime_boss-help = يلزمك { 5 } عملات. إما أن يعطيك الهدف عملتين، وإما أن تذهب منك { 5 } ويخسر شخصية.
role-politician = السياسي
role-politician-help = لك عملتان على الأكثر من أحد اللاعبين. يصدّه السياسي عند الهدف.
role-priest = القسيس
role-priest-help = لك عملة من كل لاعب آخر. ولكل منهم أن يصدّ بالقسيس.
role-peacekeeper = حافظ السلام
role-peacekeeper-help = لك عملة واحدة ورمز السلام. لا يُستهدف حامله إلا بالانقلاب.
role-intellectual = المثقف
role-intellectual-help = عند خسارة شخصية، لك ادّعاء أن البطاقة هي المثقف: توضع جانبًا مقلوبة، ولك { 5 } عملات.
role-lawyer = المحامي
role-lawyer-help = عند خروج لاعب، لك ادّعاء المحامي، فتؤول إليك عملات من خرج.
role-missionary = المبشّر
role-missionary-help = عند خسارة شخصية بغير الانقلاب، لك ادّعاء أن البطاقة هي المبشّر: توضع جانبًا مقلوبة، وتأتيك بطاقة جديدة.
role-communist = الشيوعي
role-communist-help = نقل { 3 } عملات على الأكثر من أغنى لاعب إلى أفقر لاعب. يصدّه الشيوعي عند الأغنى.
role-customs_officer = موظف الجمارك
role-customs_officer-help = يوضع رمز الضريبة على شخصية: كل من يدّعيها من الآخرين يدفع لك عملة أولًا.
role-foreign_consular = القنصل
role-foreign_consular-help = معاهدة مع لاعب آخر: لا يستهدف أحدكما الآخر ما دام في اللعبة غيركما.
role-protestor = المحتج
role-protestor-help = مقابل عملتين وتسمية هدف. فإن دفع لاعب آخر { 3 } ليشارك، خسر الهدف شخصية. يصدّه المحتج عند الهدف.
role-anarchist = الفوضوي
role-anarchist-help = لأي لاعب أن يدفع { 3 } عملات فتنتقل القنبلة إلى لاعب. وحاملها يدّعي الفوضوي ليمرّرها أو يعطّلها، وإلا خسر شخصية.
role-paramilitary = رجل الميليشيا
role-paramilitary-help = مقابل { 3 } عملات، أو { 5 } ضد البطاقة الأخيرة، يخسر الهدف شخصية. يصدّه رجل الميليشيا عند الهدف.
role-financier = المموّل
role-financier-help = لك كل عملات البنك. وما دام المموّل في اللعبة، يضيف كل دخل عملة إلى البنك.
role-plantation_owner = الإقطاعي
role-plantation_owner-help = لغيرك أن يدّعي الإقطاعي أيضًا؛ ولكل واحد منكم عملات بعددكم.
role-arms_dealer = تاجر السلاح
role-arms_dealer-help = تسمية شخصية ثم كشف بطاقتين من البلاط. فإن كانت بينهما، فلك { 4 } عملات.
role-socialist = الاشتراكي
role-socialist-help = يعطيك كل لاعب آخر عملة أو بطاقة. تضاف إليها بطاقة منك، وتبقى لك واحدة منها كلها، ويُعاد توزيع الباقي. ولكل منهم أن يصدّ بالاشتراكي.
role-social_media = وسائل التواصل
role-social_media-help = لأي لاعب أن يبدّل بطاقة مع البلاط.

category-finance = المالية
category-communications = الاتصالات
category-force = القوة
category-special_interests = المصالح الخاصة

### القواعد في جمل قليلة

rules-1 = أمام كل لاعب بطاقتان مقلوبتان، هما شخصيتاه. من خسرهما خرج، وآخر من يبقى يفوز.
rules-2 = في دورك إجراء واحد. بعض الإجراءات للجميع، وبعضها يحتاج إلى شخصية، ولك ادّعاء أي شخصية، سواء كانت البطاقة معك أم لا.
rules-3 = لأي لاعب أن يتحدّى أي ادّعاء. من عجز عن كشف البطاقة خسر شخصية وبطل إجراؤه؛ ومن تحدّى خطأً خسر هو، وتُبدَّل البطاقة المكشوفة من البلاط.
rules-4 = بعض الإجراءات يُصدّ بادّعاء شخصية أخرى، وهذا الادّعاء قابل للتحدي أيضًا. الإجراء المصدود يضيع، ويضيع معه ثمنه.
rules-5 = البطاقة الخاسرة من اختيارك، وتبقى مكشوفة أمام الجميع.
rules-6 = من معه عشر عملات أو أكثر فلا خيار له إلا الانقلاب.

### الإجراءات

action-income = الدخل
action-income-does = لك عملة واحدة.
action-income-outcome = { $actor ->
    [you] لك عملة واحدة.
   *[other] عملة واحدة إلى { $actorName }.
}
action-foreign_aid = المساعدات الخارجية
action-foreign_aid-does = لك عملتان، ما لم يصدّها أحد.
action-foreign_aid-outcome = { $actor ->
    [you] لك عملتان.
   *[other] عملتان إلى { $actorName }.
}
action-coup = الانقلاب
action-coup-does = يخسر الهدف شخصية. لا يوقفه أحد.
action-coup-outcome = { $target ->
    [you] تسقط شخصية عندك.
   *[other] تسقط شخصية عند { $targetName }.
}
action-tax = الضريبة
action-tax-does = لك { 3 } عملات.
action-tax-outcome = { $actor ->
    [you] لك { 3 } عملات.
   *[other] { 3 } عملات إلى { $actorName }.
}
action-assassinate = الاغتيال
action-assassinate-does = يخسر الهدف شخصية، ما لم يصدّه.
action-assassinate-outcome = { $target ->
    [you] تسقط شخصية عندك.
   *[other] تسقط شخصية عند { $targetName }.
}
action-steal = السرقة
action-steal-does = لك عملتان على الأكثر من أحد اللاعبين.
action-steal-outcome = { $actor ->
    [you] لك عملتان على الأكثر من { $targetName }.
   *[other] { $target ->
        [you] عملتان على الأكثر منك إلى { $actorName }.
       *[other] عملتان على الأكثر من { $targetName } إلى { $actorName }.
    }
}
action-exchange = التبديل
action-exchange-does = { $cards ->
    [one] سحب بطاقة وإعادة بطاقة.
    [two] سحب بطاقتين وإعادة بطاقتين.
   *[other] سحب { $cards } بطاقات وإعادة مثلها.
}
action-exchange-outcome = { $actor ->
    [you] تبديل بطاقات بينك وبين البلاط.
   *[other] تبديل بطاقات بين { $actorName } والبلاط.
}
action-examine = المعاينة
action-examine-does = نظرة إلى بطاقة أحد اللاعبين، مع إمكان إبدالها.
action-examine-outcome = { $actor ->
    [you] نظرة منك إلى بطاقة عند { $targetName }.
   *[other] { $target ->
        [you] نظرة من { $actorName } إلى بطاقة عندك، وقد تُبدَّل.
       *[other] نظرة من { $actorName } إلى بطاقة عند { $targetName }.
    }
}
action-conversion = تحويل الولاء
action-conversion-does = تغيير صفّك مقابل عملة، أو صفّ لاعب آخر مقابل عملتين.
action-conversion-outcome = { $target ->
    [you] يتغيّر صفّك.
   *[other] يتغيّر صفّ { $targetName }.
}
action-embezzlement = الاختلاس
action-embezzlement-does = لك كل ما في الاحتياطي، بادّعاء أن الدوقة ليست معك.
action-embezzlement-outcome = { $actor ->
    [you] لك كل ما في الاحتياطي.
   *[other] كل ما في الاحتياطي إلى { $actorName }.
}
action-social_media = وسائل التواصل
action-social_media-does = تبديل بطاقة مع البلاط. لا يوقفه أحد.
action-social_media-outcome = { $actor ->
    [you] تبديل بطاقة بينك وبين البلاط.
   *[other] تبديل بطاقة بين { $actorName } والبلاط.
}
action-banker = المصرفي
action-banker-does = لك { 3 } عملات.
action-banker-outcome = { $actor ->
    [you] لك { 3 } عملات.
   *[other] { 3 } عملات إلى { $actorName }.
}
action-farmer = المزارع
action-farmer-does = لك { 3 } عملات، وتذهب واحدة إلى غيرك.
action-farmer-outcome = { $actor ->
    [you] لك { 3 } عملات، وتذهب واحدة إلى غيرك.
   *[other] { 3 } عملات إلى { $actorName }، وتذهب واحدة إلى لاعب آخر.
}
action-spy = الجاسوس
action-spy-does = لك عملة واحدة وإجراء آخر.
action-spy-outcome = { $actor ->
    [you] لك عملة واحدة وإجراء آخر.
   *[other] عملة واحدة وإجراء آخر من نصيب { $actorName }.
}
action-capitalist = الرأسمالي
action-capitalist-does = لك { 4 } عملات، ولكل من يشارك واحدة منها.
action-capitalist-outcome = { $actor ->
    [you] لك { 4 } عملات، ولكل من يشارك واحدة منها.
   *[other] { 4 } عملات إلى { $actorName }، ولكل من يشارك واحدة منها.
}
action-speculator = المضارب
action-speculator-does = تتضاعف عملاتك، والربح { 5 } على الأكثر. وإن انكشفت ضاعت كلها.
action-speculator-outcome = { $actor ->
    [you] تتضاعف عملاتك، والربح { 5 } على الأكثر.
   *[other] تتضاعف عملات { $actorName }، والربح { 5 } على الأكثر.
}
action-director = المخرج
action-director-does = سحب بطاقتين وإعادة بطاقتين.
action-director-outcome = { $actor ->
    [you] تبديل بطاقات بينك وبين البلاط.
   *[other] تبديل بطاقات بين { $actorName } والبلاط.
}
action-newscaster = المذيع
action-newscaster-does = سحب { 3 } بطاقات وإعادة { 3 }.
action-newscaster-outcome = { $actor ->
    [you] تبديل بطاقات بينك وبين البلاط.
   *[other] تبديل بطاقات بين { $actorName } والبلاط.
}
action-reporter = المراسل
action-reporter-does = لك عملة واحدة، مع تبديل بطاقة مع البلاط.
action-reporter-outcome = { $actor ->
    [you] لك عملة واحدة وتبديل بطاقة.
   *[other] عملة واحدة وتبديل بطاقة من نصيب { $actorName }.
}
action-writer = الكاتب
action-writer-does = سحب بطاقة، وأخرى مقابل كل عملة، وإعادة مثلها.
action-writer-outcome = { $actor ->
    [you] تبديل بطاقات بينك وبين البلاط.
   *[other] تبديل بطاقات بين { $actorName } والبلاط.
}
action-producer = المنتج
action-producer-does = خلط بطاقة من البلاط وبطاقة من الهدف مع بطاقاتك.
action-producer-outcome = { $actor ->
    [you] تبديل بطاقة مع البلاط وأخرى مع { $targetName }.
   *[other] { $target ->
        [you] تبديل بطاقة بين { $actorName } والبلاط، وأخرى معك.
       *[other] تبديل بطاقة بين { $actorName } والبلاط، وأخرى مع { $targetName }.
    }
}
action-guerrilla = المتمرّد
action-guerrilla-does = يخسر الهدف شخصية.
action-guerrilla-outcome = { $target ->
    [you] تسقط شخصية عندك.
   *[other] تسقط شخصية عند { $targetName }.
}
action-general = الجنرال
action-general-does = يخسر كل لاعب سواك شخصية.
action-general-outcome = { $actor ->
    [you] تسقط شخصية عند كل لاعب سواك.
   *[other] تسقط شخصية عند الجميع سوى { $actorName }، وعندك أيضًا.
}
action-judge = القاضي
action-judge-does = { 3 } عملات منك إلى الهدف، ويخسر شخصية.
action-judge-outcome = { $target ->
    [you] تسقط شخصية عندك وتبقى لك العملات الثلاث.
   *[other] تسقط شخصية عند { $targetName } وتبقى العملات الثلاث هناك.
}
action-mercenary = المرتزق
action-mercenary-does = على الهدف أن يتخلص من الرمز، أو يخسر شخصية بعد دوره التالي.
action-mercenary-outcome = { $target ->
    [you] يوضع رمز الاختفاء عندك.
   *[other] يوضع رمز الاختفاء عند { $targetName }.
}
action-crime_boss = زعيم العصابة
action-crime_boss-does = يعطيك الهدف عملتين، أو تذهب منك { 5 } ويخسر شخصية.
action-crime_boss-outcome = { $target ->
    [you] عملتان منك إلى { $actorName }، أو تسقط شخصية عندك.
   *[other] عملتان من { $targetName }، أو تسقط شخصية هناك.
}
action-politician = السياسي
action-politician-does = لك عملتان على الأكثر من أحد اللاعبين.
action-politician-outcome = { $actor ->
    [you] لك عملتان على الأكثر من { $targetName }.
   *[other] { $target ->
        [you] عملتان على الأكثر منك إلى { $actorName }.
       *[other] عملتان على الأكثر من { $targetName } إلى { $actorName }.
    }
}
action-priest = القسيس
action-priest-does = لك عملة من كل لاعب آخر.
action-priest-outcome = { $actor ->
    [you] لك عملة من كل لاعب آخر.
   *[other] عملة من كل لاعب إلى { $actorName }، ومنك أيضًا.
}
action-peacekeeper = حافظ السلام
action-peacekeeper-does = لك عملة واحدة ورمز السلام.
action-peacekeeper-outcome = { $actor ->
    [you] لك عملة واحدة ورمز السلام.
   *[other] عملة واحدة ورمز السلام إلى { $actorName }.
}
action-communist = الشيوعي
action-communist-does = نقل { 3 } عملات على الأكثر من أغنى لاعب إلى أفقر لاعب.
action-communist-outcome = { $target ->
    [you] تذهب منك { 3 } عملات على الأكثر.
   *[other] تذهب من { $targetName } { 3 } عملات على الأكثر.
}
action-customs_officer = موظف الجمارك
action-customs_officer-does = ضريبة على شخصية: كل من يدّعيها سواك يدفع لك عملة.
action-customs_officer-outcome = { $actor ->
    [you] لك عملة من كل من يدّعي الشخصية الخاضعة للضريبة.
   *[other] عملة إلى { $actorName } من كل من يدّعي الشخصية الخاضعة للضريبة.
}
action-foreign_consular = القنصل
action-foreign_consular-does = توقيع معاهدة: لا يستهدف أحدكما الآخر.
action-foreign_consular-outcome = { $actor ->
    [you] معاهدة بينك وبين { $targetName }.
   *[other] { $target ->
        [you] معاهدة بينك وبين { $actorName }.
       *[other] معاهدة بين { $actorName } وبين { $targetName }.
    }
}
action-protestor = المحتج
action-protestor-does = إن دفع لاعب آخر { 3 } ليشارك، خسر الهدف شخصية.
action-protestor-outcome = { $target ->
    [you] إن شارك أحد، سقطت شخصية عندك.
   *[other] إن شارك أحد، سقطت شخصية عند { $targetName }.
}
action-anarchist = الفوضوي
action-anarchist-does = تنتقل القنبلة إلى الهدف. بلا أي ادّعاء.
action-anarchist-outcome = { $target ->
    [you] تصل القنبلة إليك.
   *[other] تصل القنبلة إلى { $targetName }.
}
action-paramilitary = رجل الميليشيا
action-paramilitary-does = يخسر الهدف شخصية. الثمن { 5 } ضد البطاقة الأخيرة.
action-paramilitary-outcome = { $target ->
    [you] تسقط شخصية عندك.
   *[other] تسقط شخصية عند { $targetName }.
}
action-financier = المموّل
action-financier-does = لك كل ما في البنك.
action-financier-outcome = { $actor ->
    [you] لك كل ما في البنك.
   *[other] كل ما في البنك إلى { $actorName }.
}
action-plantation_owner = الإقطاعي
action-plantation_owner-does = لك ولكل من يشارك عملات بعددكم.
action-plantation_owner-outcome = { $actor ->
    [you] لك ولكل من يشارك عملات بعددكم.
   *[other] عملات بعدد المشاركين إلى { $actorName } وإلى كل من يشارك.
}
action-arms_dealer = تاجر السلاح
action-arms_dealer-does = تسمية شخصية؛ فإن ظهرت في بطاقتين من البلاط، فلك { 4 } عملات.
action-arms_dealer-outcome = { $actor ->
    [you] تُكشف بطاقتان من البلاط، فإن أصبت فلك { 4 } عملات.
   *[other] تُكشف بطاقتان من البلاط، وعند الإصابة { 4 } عملات إلى { $actorName }.
}
action-socialist = الاشتراكي
action-socialist-does = لك من كل لاعب آخر عملة أو بطاقة، وتبقى لك إحدى البطاقات.
action-socialist-outcome = { $actor ->
    [you] لك من كل لاعب آخر عملة أو بطاقة.
   *[other] عملة أو بطاقة من كل لاعب إلى { $actorName }، ومنك أيضًا.
}

## لماذا لا يمكن اختيار إجراء الآن

refusal-needs_coins = المطلوب: { $coins }.
refusal-must_use_forced_action = عند { $coins } أو أكثر لا خيار إلا { $action }.
refusal-no_target = لا يوجد هدف.
refusal-pile_empty = لا شيء يؤخذ.
refusal-no_token_left = لم يبقَ رمز.
refusal-not_again = لا مرتين في دور واحد.
refusal-not_your_turn = ليس دورك.

### القرارات

## الأسئلة

ask-choose_action = دورك: ما إجراؤك؟
ask-challenge = { $actorName }: «معي { $role }». هل من تحدٍّ؟
ask-challenge-denial = { $actorName }: «ليس معي { $role }». هل من تحدٍّ؟
ask-challenge-block = { $actorName }: «أصدّ، معي { $role }». هل من تحدٍّ؟
ask-prove = تحدٍّ لك من { $actorName }: هل معك { $role }؟
ask-prove-denial = { $actorName }: «أظن أن { $role } معك»
ask-block = { $target ->
    [you] إجراء من { $actorName } ضدك: { $action }. هل من صدّ؟
   *[other] إجراء من { $actorName }: { $action }. هل من صدّ؟
}
ask-lose = خسرت شخصية: أي بطاقة تنكشف؟
ask-exchange = أي بطاقات تبقى معك؟
ask-draw_on = سحب بطاقة أخرى مقابل عملة؟
ask-offer = أي بطاقة تخرج من يدك؟
ask-reveal = أي بطاقة تظهر أمام { $actorName }؟
ask-examine = بطاقة { $targetName }: { $role }. ما مصيرها؟
ask-draft = ما بطاقتك الأولى؟
ask-join = { $actorName }: «معي { $role }». وأنت؟
ask-join-pay = احتجاج من { $actorName } على { $targetName }. هل من مشاركة؟
ask-bribe = طلب من { $actorName }: عملتان منك، وإلا خسرت شخصية
ask-give = لمن عملة من عملاتك؟
ask-token = الرمز يضرب الآن، إلا إن تخلصت منه بادّعاء
ask-estate = هناك إرث من العملات. هل من مطالبة؟
ask-gift = جباية من { $actorName }: عملة منك أو بطاقة

## ما يحدث عند التمرير

pass-action = إن لم يتحدَّ أحد: { $outcome }
pass-action-blockable = إن لم يتحدَّ أحد: { $outcome } والصدّ ممكن بعد ذلك.
pass-block = إن لم يتحدَّ أحد، ثبت الصدّ.
pass-reaction = إن لم يتحدَّ أحد، بقيت البطاقة مقلوبة وصحّ الادّعاء.
pass-join = إن لم يتحدَّ أحد، صحّت مشاركة { $actorName }.
pass-shed = إن لم يتحدَّ أحد، زال الرمز عن { $actorName }.
pass-token = إن لم يتحدَّ أحد، ابتعد الرمز عن { $actorName }.
pass-estate = إن لم يتحدَّ أحد، ذهب الإرث إلى { $actorName }.
pass-asked-block = إن لم يصدّ أحد: { $outcome }
risk-challenge = إن صدق الادّعاء خسرت شخصية، وإلا فالخسارة على { $actorName }.
risk-prove-true = تعود البطاقة إلى البلاط وتأتيك أخرى.
risk-prove-false = ليس معك { $role }: هذا التحدي خاسر.

## الأجوبة

move-pass = أمرّر
move-challenge = أتحدّى
move-concede = أعترف
move-concede-hint = خسارة التحدي، ومعه شخصية.
move-block = أصدّ: معي { $role }
move-show = أكشف { $role }
move-show-all = أكشف كل بطاقاتي
move-lose = أخسر { $role }
move-keep = أُبقي { $roles }
move-reveal = أُظهر { $role }
move-offer = أعطي { $role }
move-return = أعيدها
move-replace = أطلب إبدالها
move-draft = آخذ { $role }
move-join = وأنا أيضًا
move-pay = أدفع: { $coins }
move-claim = معي { $role }
move-claim-card = أخسر { $card } وأقول: { $role }
move-claim-to = معي { $role }: إلى { $targetName }
move-claim-defuse = معي { $role }: وأنجو
move-draw = أسحب أخرى
move-stop = أكتفي
move-give = إلى { $targetName }
move-act = { $action }
move-act-at = { $action }: { $object }
object-self = أنا
object-pair = الدافع { $source }، والقابض { $receiver }
claim-of = { $role }
claim-denial = بلا { $role }
tag-held = معك
tag-bluff = خدعة
confirm-again = ضغطة أخرى: { $label }

## وقت قرار الآخرين

wait-title = بانتظار: { $names }
wait-out = خرجت من اللعبة. الآخرون يواصلون.
wait-nobody = تُخلط البطاقات
wait-paused = اللعبة متوقفة

### حديث الطاولة

talk-choose = { $actor ->
    [you] دورك.
   *[other] دور { $actorName }.
}
talk-claims = { $actor ->
    [you] أنت: «معي { $role }»
   *[other] { $actorName }: «معي { $role }»
}
talk-denies = { $actor ->
    [you] أنت: «ليس معي { $role }»
   *[other] { $actorName }: «ليس معي { $role }»
}
talk-declares = { $actor ->
    [you] اخترت { $action }
   *[other] اختيار { $actorName }: { $action }
}
talk-block = لصدّ { $action }
talk-outcome = { $action }: { $outcome }
talk-challenged = { $target ->
    [you] أنت: «أشكّ!»
   *[other] { $targetName }: «أشكّ!»
} { $actor ->
    [you] هل من دليل عندك؟
   *[other] هل من دليل عند { $actorName }؟
}
talk-lose = { $actor ->
    [you] عليك التضحية بشخصية.
   *[other] على { $actorName } التضحية بشخصية.
}
talk-exchange = { $actor ->
    [you] عليك اختيار ما يبقى.
   *[other] على { $actorName } اختيار ما يبقى.
}
talk-decides = { $actor ->
    [you] القرار لك.
   *[other] القرار عند { $actorName }.
}
talk-won = { $actor ->
    [you] فزت!
   *[other] الفوز من نصيب { $actorName }
}

### السجل: جملة لكل ما جرى

event-turn = { $actor ->
    [you] دورك
   *[other] { $actorName }
}
event-turn-number = الدور { $number }
event-start = وُزّعت البطاقات
event-declared = { $actor ->
    [you] اخترت { $action }
   *[other] اختيار { $actorName }: { $action }
}{ $target ->
    [none] .
    [self] { $actor ->
        [you] { " لنفسك." }
       *[other] ، والهدف صاحب الدور نفسه.
    }
    [you] ، والهدف أنت.
   *[other] ، والهدف { $targetName }.
}
event-claimed = { $actor ->
    [you] أنت: «معي { $role }»
   *[other] { $actorName }: «معي { $role }»
} من أجل { $action }{ $target ->
    [none] .
    [self] { $actor ->
        [you] { " لنفسك." }
       *[other] ، والهدف صاحب الدور نفسه.
    }
    [you] ، والهدف أنت.
   *[other] ، والهدف { $targetName }.
}
event-claimed-role = { $actor ->
    [you] أنت: «معي { $role }»
   *[other] { $actorName }: «معي { $role }»
}{ $target ->
    [none] .
    [self] { $actor ->
        [you] { " لنفسك." }
       *[other] ، والهدف صاحب الدور نفسه.
    }
    [you] ، والهدف أنت.
   *[other] ، والهدف { $targetName }.
}
event-denied = { $actor ->
    [you] أنت: «ليس معي { $role }» من أجل { $action }.
   *[other] { $actorName }: «ليس معي { $role }» من أجل { $action }.
}
event-named-character = { $actor ->
    [you] سمّيت { $role }.
   *[other] تسمية { $actorName }: { $role }.
}
event-named-pair = الدافع: { $source }، والقابض: { $receiver }.
event-passed-challenge = بلا تحدٍّ: { $names }.
event-passed-block = بلا صدّ: { $names }.
event-passed-join = بلا مشاركة: { $names }.
event-passed-bribe = { $actor ->
    [you] بلا دفع منك.
   *[other] بلا دفع من { $actorName }.
}
event-passed-token = { $actor ->
    [you] بلا ادّعاء منك.
   *[other] بلا ادّعاء من { $actorName }.
}
event-passed-estate = بلا مطالبة: { $names }.
event-challenged = { $actor ->
    [you] تحدّيت { $targetName }: أين { $role }؟
   *[other] { $target ->
        [you] تحدٍّ لك من { $actorName }: أين { $role }؟
       *[other] تحدٍّ من { $actorName } إلى { $targetName }: أين { $role }؟
    }
}
event-challenged-denial = { $actor ->
    [you] ظننت أن { $role } مع { $targetName }.
   *[other] { $target ->
        [you] { $actorName }: «أظن أن { $role } معك».
       *[other] { $actorName }: «أظن أن { $role } مع { $targetName }».
    }
}
event-proved = { $actor ->
    [you] كشفت { $role }: صدق ادّعاؤك.
   *[other] { $role } على الطاولة: صدق ادّعاء { $actorName }.
}
event-proved-denial = { $actor ->
    [you] كشفت { $roles }، بلا { $role }.
   *[other] بطاقات { $actorName } على الطاولة: { $roles }، بلا { $role }.
}
event-caught = { $actor ->
    [you] تعذّر عليك كشف { $role }: ضاع التحدي.
   *[other] تعذّر على { $actorName } كشف { $role }: ضاع التحدي.
}
event-caught-denial = { $actor ->
    [you] اعترفت: «معي { $role }».
   *[other] اعتراف من { $actorName }: «معي { $role }».
}
event-blocked = { $actor ->
    [you] أنت: «معي { $role }» لصدّ { $action }.
   *[other] { $actorName }: «معي { $role }» لصدّ { $action }.
}
event-spared = تمّ صدّ { $action }.
event-joined-claim = { $actor ->
    [you] أنت: «وأنا أيضًا معي { $role }».
   *[other] { $actorName }: «وأنا أيضًا معي { $role }».
}
event-joined-paid = { $actor ->
    [you] أنت: «وأنا أيضًا!»
   *[other] { $actorName }: «وأنا أيضًا!»
}
event-reacted = { $actor ->
    [you] أنت: «معي { $role }».
   *[other] { $actorName }: «معي { $role }».
}
event-reacted-to = { $actor ->
    [you] أنت: «معي { $role }»، والرمز إلى { $targetName }.
   *[other] { $target ->
        [you] { $actorName }: «معي { $role }»، والرمز إليك.
       *[other] { $actorName }: «معي { $role }»، والرمز إلى { $targetName }.
    }
}
event-set_aside = تُوضع بطاقة { $actorName } الخاسرة جانبًا، مقلوبة.
event-set_aside-known = { $actor ->
    [you] وضعت بطاقتك جانبًا، مقلوبة: { $role }.
   *[other] تُوضع بطاقة { $actorName } جانبًا، مقلوبة: { $role }.
}
event-coins-taken = { $actor ->
    [you] { $coins } من الخزينة إليك.
   *[other] { $coins } من الخزينة إلى { $actorName }.
}
event-coins-paid = { $actor ->
    [you] { $coins } منك إلى الخزينة.
   *[other] { $coins } من { $actorName } إلى الخزينة.
}
event-coins-left = { $actor ->
    [you] بقي منك { $coins } للخزينة.
   *[other] بقي من { $actorName } { $coins } للخزينة.
}
event-coins-given = { $source ->
    [you] { $coins } منك إلى { $receiverName }.
   *[other] { $receiver ->
        [you] { $coins } من { $sourceName } إليك.
       *[other] { $coins } من { $sourceName } إلى { $receiverName }.
    }
}
event-coins-to-reserve = { $actor ->
    [you] { $coins } منك إلى الاحتياطي.
   *[other] { $coins } من { $actorName } إلى الاحتياطي.
}
event-coins-from-reserve = { $actor ->
    [you] { $coins } من الاحتياطي إليك.
   *[other] { $coins } من الاحتياطي إلى { $actorName }.
}
event-coins-to-bank = { $coins } من الخزينة إلى البنك.
event-coins-from-bank = { $actor ->
    [you] { $coins } من البنك إليك.
   *[other] { $coins } من البنك إلى { $actorName }.
}
event-lost = { $actor ->
    [you] خسرت { $role }.
   *[other] خسارة { $actorName }: { $role }.
}
event-eliminated = { $actor ->
    [you] خرجت من اللعبة.
   *[other] خروج { $actorName } من اللعبة.
}
event-drew = { $cards } من البلاط إلى { $actorName }.
event-drew-known = { $actor ->
    [you] سحبت { $roles }.
   *[other] من البلاط إلى { $actorName }: { $roles }.
}
event-returned = { $cards } من { $actorName } إلى البلاط.
event-returned-known = { $actor ->
    [you] أعدت { $roles }.
   *[other] من { $actorName } إلى البلاط: { $roles }.
}
event-handed = بطاقة من { $actorName } إلى { $targetName }.
event-handed-known = { $actor ->
    [you] منك إلى { $targetName }: { $role }.
   *[other] { $target ->
        [you] من { $actorName } إليك: { $role }.
       *[other] من { $actorName } إلى { $targetName }: { $role }.
    }
}
event-shown = نظرة من { $targetName } إلى بطاقة عند { $actorName }.
event-shown-known = { $actor ->
    [you] بطاقتك أمام { $targetName }: { $role }.
   *[other] { $target ->
        [you] بطاقة { $actorName } أمامك: { $role }.
       *[other] بطاقة { $actorName } أمام { $targetName }: { $role }.
    }
}
event-examined-returned = { $actor ->
    [you] أعدت البطاقة.
   *[other] تعود البطاقة بقرار من { $actorName }.
}
event-examined-replaced = { $actor ->
    [you] طلبت إبدال البطاقة.
   *[other] تُبدَّل البطاقة بقرار من { $actorName }.
}
event-turned_up = كُشف من البلاط: { $roles }.
event-token-taken = { $actor ->
    [you] معك الآن رمز { $token }.
   *[other] مع { $actorName } الآن رمز { $token }.
}
event-token-on = رمز { $token } على { $role }.
event-token-gone = يعود رمز { $token } إلى الوسط.
event-side = { $actor ->
    [you] صفّك الآن: { $side }.
   *[other] صفّ { $actorName } الآن: { $side }.
}
event-drafted = البطاقة الأولى مع { $actorName }.
event-drafted-known = { $actor ->
    [you] اخترت { $role }.
   *[other] اختيار { $actorName }: { $role }.
}
event-won = { $actor ->
    [you] لم يبقَ على الطاولة سواك.
   *[other] لم يبقَ على الطاولة سوى { $actorName }.
}

### نهاية اللعبة

over-title = { $actor ->
    [you] فزت!
   *[other] الفوز من نصيب { $actorName }
}
over-subtitle = { $turns ->
    [zero] قبل أول دور.
    [one] بعد دور واحد.
    [two] بعد دورين.
    [few] بعد { $turns } أدوار.
    [many] بعد { $turns } دورًا.
   *[other] بعد { $turns } دور.
}
over-claims = حقيقة ما قيل
over-claims-none = لم يدّعِ أحد شيئًا.
over-claim = { $actor ->
    [you] أنت: «معي { $role }»
   *[other] { $actorName }: «معي { $role }»
}
over-denial = { $actor ->
    [you] أنت: «ليس معي { $role }»
   *[other] { $actorName }: «ليس معي { $role }»
}
over-true = صدق
over-bluff = خدعة
over-unchallenged = بلا تحدٍّ
over-proved = ثبت
over-caught = بلا إثبات
over-tally = { $actor ->
    [you] أنت
   *[other] { $actorName }
}: { $claims ->
    [zero] بلا ادّعاءات
    [one] ادّعاء واحد
    [two] ادّعاءان
    [few] { $claims } ادّعاءات
    [many] { $claims } ادّعاءً
   *[other] { $claims } ادّعاء
}، { $bluffs ->
    [zero] بلا خدع
    [one] خدعة واحدة
    [two] خدعتان
    [few] { $bluffs } خدع
    [many] { $bluffs } خدعة
   *[other] { $bluffs } خدعة
}
over-seed = التوزيع رقم { $seed }

## لماذا فعل الخصوم ما فعلوا

reason-bluff = { $counted ->
    [yes] تقدير احتمال التصديق: { $chance }.
   *[no] كان الرهان ألّا يشكّ أحد.
}
reason-bluffed_block = { $counted ->
    [yes] تقدير احتمال التصديق: { $chance }.
   *[no] كان الرهان ألّا يشكّ أحد.
}
reason-true_claim = { $counted ->
    [yes] البطاقة موجودة فعلًا، وتقدير احتمال التصديق: { $chance }.
   *[no] البطاقة موجودة فعلًا.
}
reason-true_block = { $counted ->
    [yes] البطاقة موجودة فعلًا، وتقدير احتمال التصديق: { $chance }.
   *[no] البطاقة موجودة فعلًا.
}
reason-doubt = { $counted ->
    [yes] تقدير احتمال صدق الادّعاء: { $chance }.
   *[no] بدا الادّعاء غير مقنع.
}
reason-belief = احتمال الصدق: { $thoughts }.
reason-belief-of = في تقدير { $name } { $chance }
reason-certain_lie = ادّعاء مستحيل: كانت أماكن هذه البطاقات كلها معروفة.
reason-certain_win = نقلة تضمن الفوز.
reason-last_card = كانت البطاقة الأخيرة على المحكّ.
reason-most_coins = عملات بلا أي ادّعاء.
reason-strike = حان وقت الضربة.
reason-let_pass = لم يكن الصدّ يستحق المخاطرة.
reason-join_in = كانت المشاركة تستحق الثمن.
reason-best_cards = الاحتفاظ بالبطاقات الأنفع.
reason-only_move = لم يكن هناك خيار آخر.
reason-whim = مجرد نزوة.
over-doubted = شكّ من { $actorName }. { $why }

### ما يطلبه عنوان أو برنامج ولا يمكن

warning-parameter = يطلب العنوان { $name }={ $value }، ولا وجود له؛ تُستخدم القيمة المعتادة.
script-not-an-object = تُعطى الخيارات على هيئة كائن، لا { $value }.
script-unknown-option = لا وجود للخيار { $value }؛ الخيارات هي variant, seats, bots, seed, speed, options, characters, first.
script-not-a-number = المقاعد عدد صحيح، لا { $value }.
script-wrong-kind = لا يمكن أن تكون قيمة الخيار { $name } هي { $value }.
script-no-game = لا لعبة قائمة للنقلة { $value }؛ يلزم استدعاء newGame أولًا.
script-not-a-move = النقلة نص مثل «0 tax»، لا { $value }.

### عند حدوث خلل

error-broken = حدث خلل في اللعبة. يمكنك بدؤها من جديد، ونسخ التقرير يساعد على كشف الخلل.
error-record = تعذّرت قراءة الوضع المذكور في هذا العنوان. يمكنك بدء لعبة جديدة بدلًا منه.
error-language = تعذّر تحميل هذه اللغة، وتستمر اللعبة باللغة الحالية؛ تحقّق من الاتصال ثم اخترها مرة أخرى.
