# Every sentence of the game in Greek.
#
# Names, characters and actions arrive in the nominative and without an article. They stand as
# subjects, after a colon, in «quotes», or after «δηλώνω» and «ως», which take the nominative.
# The player is spoken to in the singular; buttons speak as the player does.

### Η σελίδα

## Τίτλος, φόρτωση και πλαίσιο της σελίδας

game-title = Πραξικόπημα
game-motto = Μπλόφαρε ή ξεσκέπασε την μπλόφα.
game-unofficial = Ανεπίσημη υλοποίηση των κανόνων του παιχνιδιού με κάρτες Coup.
game-authors = Βάλε το παιχνίδι στη σελίδα σου
setup-waiting = Οι κάρτες μοιράζονται μόλις φορτωθούν όλα.
table-label = Το τραπέζι
log-label = Τι έγινε
hand-label = Οι κάρτες σου
seats-label = Οι άλλοι παίκτες
stage-label = Το κέντρο του τραπεζιού
strip-label = Κανόνες της παρτίδας
controls-label = Χειρισμός του παιχνιδιού
skip-to-prompt = Πήγαινε στην απόφασή σου

## Κουμπιά του πλαισίου

do-new = Νέα παρτίδα
do-restart = Από την αρχή
do-restart-help = Η ίδια μοιρασιά ξανά
do-pause = Παύση
do-resume = Συνέχεια
do-settings = Ρυθμίσεις
do-rules = Κανόνες
do-close = Κλείσιμο
do-copy-report = Αντιγραφή αναφοράς
do-copy-record = Αντιγραφή παρτίδας
do-copy-link = Αντιγραφή συνδέσμου της μοιρασιάς
copied-link = Ο σύνδεσμος αντιγράφηκε: μοιράζει την ίδια παρτίδα.
do-back = Πίσω στην παρτίδα
do-skip = Κατευθείαν στο τέλος
do-again = Άλλη μία
do-setup = Άλλο παιχνίδι
do-whys = Γιατί το έκαναν
do-more = Κανόνες της παρτίδας

## Νέα έκδοση, εγκατεστημένη δίπλα σε αυτήν που παίζεται

update-ready = Νέα έκδοση: φόρτωσε ξανά πριν από την επόμενη παρτίδα.
update-elsewhere = Μια νέα έκδοση είναι έτοιμη. Κλείσε τις άλλες σελίδες του παιχνιδιού και φόρτωσε ξανά.
update-reload = Επαναφόρτωση
update-later = Αργότερα

### Το στήσιμο της παρτίδας

setup-title = Νέα παρτίδα
setup-deal = Μοίρασε
setup-variant = Παιχνίδι
setup-seats = Παίκτες
setup-bots = Αντίπαλοι
setup-speed = Ρυθμός
setup-styles = Στιλ
setup-seats-count = { $count ->
    [one] 1 παίκτης
   *[other] { $count } παίκτες
}
setup-characters = Χαρακτήρες
setup-changed = { $count ->
    [0] όπως συνήθως
    [one] 1 αλλαγή
   *[other] { $count } αλλαγές
}
setup-usual = Πίσω στους συνηθισμένους κανόνες
setup-only-two = Μόνο για δύο παίκτες.
setup-only-more = Μόνο για { $count } παίκτες και πάνω.
setup-only-with = Δεν παίζει: { $roles }.
setup-no-first-game = Η ομάδα της πρώτης παρτίδας είναι πάντα η ίδια.
setup-choose = { $category }: διάλεξε { $count }
setup-slot = { $category } ({ $count })
setup-cast-lacks = Μένει να διαλέξεις: { $slots }.
setup-cast-extra = Περισσεύουν: { $slots }.
setup-cast-full = Στην παρτίδα: { $roles }.
setup-draw-again = Κλήρωση
setup-advanced = προχωρημένος
setup-besides = ως έκτη

## Παραλλαγές: το όνομα και το ιδιαίτερο της καθεμιάς

variant-classic = Κλασικό
variant-classic-help = Το παιχνίδι όπως το ξέρουν όλοι: πέντε χαρακτήρες, ανάμεσά τους ο Πρέσβης.
variant-complots = Συνωμοσίες
variant-complots-help = Οι δύο παίκτες διαλέγουν την πρώτη τους κάρτα· το κουτί έχει 54 νομίσματα.
variant-hammiz = Χαμίζ
variant-hammiz-help = Ρωτιούνται όλοι με τη σειρά, και τα νομίσματα χάνονται ακόμα κι όταν η δήλωση πέσει.
variant-g54 = Εξέγερση G54
variant-g54-help = Σε κάθε παρτίδα κληρώνονται πέντε από 25 άλλους χαρακτήρες.
variant-reformation = Μεταρρύθμιση
variant-reformation-help = Δύο πλευρές: όσο υπάρχουν και οι δύο, δεν χτυπάς τους δικούς σου.

## Σπιτικοί κανόνες: όνομα, μία πρόταση και κάθε τιμή

option-value = { $name }: { $value }
option-true = ναι
option-false = όχι
option-usual = { $value } (συνήθως)
option-usually = Συνήθως: { $value }.

option-challenge_offer = Ποιος αμφισβητεί πρώτος
option-challenge_offer-help = Ρωτιούνται όλοι μαζί ή ένας ένας, δεξιόστροφα.
option-challenge_offer-fastest = όλοι μαζί
option-challenge_offer-clockwise = ένας ένας
option-refund_on_lost_challenge = Επιστροφή μετά από χαμένη αμφισβήτηση
option-refund_on_lost_challenge-help = Αν γυρίζει πίσω το κόστος μιας ενέργειας όταν η δήλωσή της αποδειχθεί μπλόφα.
option-first_player = Ποιος ξεκινά
option-first_player-help = Ο νικητής της προηγούμενης παρτίδας, όποιον συμφωνήσει το τραπέζι ή η τύχη.
option-first_player-previous_winner = ο τελευταίος νικητής
option-first_player-agreed = με συμφωνία
option-first_player-random = η τύχη αποφασίζει
option-treasury = Θησαυρός
option-treasury-help = Αν τα νομίσματα του κουτιού μπορούν να τελειώσουν.
option-treasury-unlimited = δεν τελειώνει ποτέ
option-treasury-50 = 50 νομίσματα
option-treasury-54 = 54 νομίσματα
option-block_after_own_failed_challenge = Αντίκρουση μετά από χαμένη αμφισβήτηση
option-block_after_own_failed_challenge-help = Αν ο στόχος που αμφισβήτησε και έχασε μπορεί ακόμα να αντικρούσει.
option-show_cost_at = Πότε φαίνεται πληρωμένο το κόστος
option-show_cost_at-help = Με την ανακοίνωση της ενέργειας ή μόνο όταν γίνει.
option-show_cost_at-declare = με την ανακοίνωση
option-show_cost_at-resolve = όταν γίνει
option-fifth_character = Πέμπτος χαρακτήρας
option-fifth_character-help = Ο Ιεροεξεταστής στη θέση του Πρέσβη: μικρότερη ανταλλαγή ή ματιά σε ξένη κάρτα.
option-fifth_character-ambassador = Πρέσβης
option-fifth_character-inquisitor = Ιεροεξεταστής
option-two_player_setup = Στήσιμο για δύο
option-two_player_setup-help = Δύο τυχαίες κάρτες στον καθένα, ή η μία διαλεγμένη από δική του στοίβα.
option-two_player_setup-standard = δύο από τη μοιρασιά
option-two_player_setup-draft_pick_first = πρώτα διαλέγεις, μετά η μοιρασιά
option-two_player_setup-draft_deal_first = πρώτα η μοιρασιά, μετά διαλέγεις
option-two_player_coins = Νομίσματα για δύο
option-two_player_coins-help = Με πόσα ξεκινούν ο πρώτος και ο δεύτερος παίκτης.
option-two_player_coins-1-2 = ο πρώτος 1, ο άλλος 2
option-two_player_coins-2-2 = από 2
option-two_player_coins-1-1 = από 1
option-examine_order = Αλλαγή της κάρτας που εξετάστηκε
option-examine_order-help = Αν η κάρτα γυρίζει στην Αυλή πριν τραβήξει ο κάτοχός της, οπότε μπορεί να ξανάρθει, ή μετά.
option-examine_order-return_shuffle_draw = πρώτα γυρίζει, μετά τραβά
option-examine_order-draw_then_return = πρώτα τραβά, μετά γυρίζει
option-foreign_aid_reblock = Δεύτερη αντίκρουση της βοήθειας
option-foreign_aid_reblock-help = Αν άλλος παίκτης μπορεί να αντικρούσει την Εξωτερική βοήθεια αφού πιάστηκε μια μπλόφα.
option-steal_from_broke = Κλοπή από άφραγκους
option-steal_from_broke-help = Αν μπορεί να γίνει στόχος παίκτης χωρίς νομίσματα.
option-steal_from_eliminated = Κλοπή από όσους βγήκαν
option-steal_from_eliminated-help = Αν ο κλέφτης παίρνει τα νομίσματα του θύματος που μόλις βγήκε από το παιχνίδι.
option-contessa_blocks_examine = Η Κόμισσα αντικρούει την Εξέταση
option-contessa_blocks_examine-help = Αν η Κόμισσα δεν αφήνει τον Ιεροεξεταστή να δει κάρτα.
option-embezzle_empty = Υπεξαίρεση χωρίς λεία
option-embezzle_empty-help = Αν επιτρέπεται Υπεξαίρεση όσο το Αποθεματικό είναι άδειο.
option-allegiance_start = Πλευρές στην αρχή
option-allegiance_start-help = Πώς μοιράζονται οι δύο πλευρές στην αρχή.
option-allegiance_start-alternate_first_chooses = εναλλάξ, διαλέγει ο πρώτος
option-allegiance_start-alternate_random = εναλλάξ, αρχίζει η τύχη
option-allegiance_start-random_halves = στην τύχη, μισοί μισοί
option-draw = Χαρακτήρες της παρτίδας
option-draw-help = Από κλήρωση, οι πέντε της πρώτης παρτίδας ή όποιοι διαλέξεις.
option-draw-random = από κλήρωση
option-draw-first_game = οι πέντε της πρώτης παρτίδας
option-draw-host_picks = διαλεγμένοι
option-advanced = Προχωρημένοι χαρακτήρες
option-advanced-help = Αν κληρώνονται και χαρακτήρες για έμπειρους παίκτες.
option-anarchy = Αναρχία
option-anarchy-help = Προσθέτει τους έξι χαρακτήρες και τη Βόμβα της επέκτασης.
option-judge_coins = Τα νομίσματα του Δικαστή
option-judge_coins-help = Αν γυρίζουν πίσω τα νομίσματα που πήρε ο στόχος όταν ο Δικαστής ήταν μπλόφα.
option-judge_coins-returned = γυρίζουν πίσω
option-judge_coins-kept_by_target = μένουν στον στόχο
option-mercenary_block = Αποφυγή της Εξαφάνισης
option-mercenary_block-help = Μόνο τη στιγμή που δίνεται η μάρκα, ή και στην επόμενη σειρά όποιου την έχει.
option-mercenary_block-placement_and_next_turn = και στην επόμενη σειρά
option-mercenary_block-placement_only = μόνο όταν δίνεται
option-producer_block = Αντίκρουση του Παραγωγού
option-producer_block-help = Αν η αντίκρουση σώζει μόνο την κάρτα του στόχου ή σταματά όλη την ανταλλαγή.
option-producer_block-target_part_only = σώζει την κάρτα
option-producer_block-whole_action = σταματά την ανταλλαγή
option-lawyer = Πολλοί Δικηγόροι
option-lawyer-help = Αν μοιράζονται τα νομίσματα όποιου βγήκε ή τα παίρνει όλα ο πρώτος.
option-lawyer-equal_split = ίσα μερίδια
option-lawyer-first_clockwise = όλα στον πρώτο
option-communist_tie = Ισοπαλίες στον Κομμουνιστή
option-communist_tie-help = Ποιος αποφασίζει ανάμεσα σε εξίσου πλούσιους ή εξίσου φτωχούς.
option-communist_tie-active_chooses = όποιος παίζει
option-communist_tie-clockwise = ο επόμενος δεξιόστροφα
option-disappear_stack = Πολλές μάρκες Εξαφάνισης
option-disappear_stack-help = Αν ένας παίκτης μπορεί να έχει πάνω από μία.
option-protect_from_all = Προστασία από ενέργειες σε όλους
option-protect_from_all-help = Αν οι προστατευμένοι παίκτες εξαιρούνται από ενέργειες που πιάνουν όλους.

## Αντίπαλοι

bot-random = Ζάρια
bot-random-help = Κάνουν ό,τι να ’ναι, χωρίς κανέναν λόγο.
bot-honest = Τίμιοι
bot-honest-help = Δεν δηλώνουν ποτέ κάρτα που δεν έχουν.
bot-novice = Αρχάριοι
bot-novice-help = Παίζουν τίμια, ξεχνούν γρήγορα και καμιά φορά δοκιμάζουν ό,τι τους έρθει.
bot-casual = Της παρέας
bot-casual-help = Μπλοφάρουν όταν έχουν κέφι, και θυμούνται τι δήλωσες.
bot-shrewd = Παμπόνηροι
bot-shrewd-help = Ζυγίζουν κάθε δήλωση με τις κάρτες, και ποτέ δεν τους διαβάζεις ως το τέλος.
bot-expert = Έμπειροι
bot-expert-help = Διαβάζουν καλά το τραπέζι και σπάνια κάνουν λάθος.
bot-master = Μάστορες
bot-master-help = Παίζουν με ό,τι έχουν· πιο δυνατοί δεν υπάρχουν εδώ.
style-fox = Αλεπού
style-fox-line = Προτιμά να επινοήσει μια κάρτα παρά να την περιμένει.
style-owl = Κουκουβάγια
style-owl-line = Λίγα λέει που δεν ισχύουν, και χτυπά αργά.
style-hothead = Ταύρος
style-hothead-line = Αμφισβητεί εύκολα, χτυπά νωρίς, συγχωρεί δύσκολα.
style-dove = Περιστέρι
style-dove-line = Σε πιστεύει όσο μπορεί.
style-magpie = Καρακάξα
style-magpie-line = Πάει όπου υπάρχουν νομίσματα.
style-lion = Λιοντάρι
style-lion-line = Τα βάζει με όποιον προηγείται.
style-vulture = Γύπας
style-vulture-line = Τελειώνει ό,τι άρχισαν άλλοι.
style-elephant = Ελέφαντας
style-elephant-line = Θυμάται ποιος του επιτέθηκε.
style-cat = Γάτα
style-cat-line = Κάνει ό,τι της αρέσει.

opponent-names = Ομίντ|Άνα|Κουάμε|Μέι|Σοφία|Τάρικ|Ίνγκριντ|Ματέο|Γιούκι|Ζανέλε|Νίκος|Λέιλα|Ράβι|Φρέγια|Ντιέγκο|Αϊλίν|Τάνε|Μαριάμ|Πιοτρ|Έσι|Μπάο|Νουρ|Έλενα|Γκόραν
player-you = Εσύ

## Ρυθμός και άλλες ρυθμίσεις

settings-title = Ρυθμίσεις
setting-speed = Ρυθμός των άλλων
speed-slow = Αργός
speed-normal = Κανονικός
speed-fast = Γρήγορος
speed-instant = Ακαριαίος
setting-theme = Χρώματα
theme-auto = Όπως το σύστημα
theme-light = Φωτεινά
theme-dark = Σκούρα
setting-motion = Κίνηση
motion-auto = Όπως το σύστημα
motion-full = Πλήρης
motion-reduced = Μειωμένη
setting-confirm = Διπλό πάτημα στα κρίσιμα
confirm-auto = Σε οθόνες αφής
confirm-on = Πάντα
confirm-off = Ποτέ
setting-language = Γλώσσα
# Each language by its own name, the same in every catalogue.
language-en = English
language-fa = فارسی
language-ar = العربية
language-el = Ελληνικά
setting-numerals = Ψηφία
numerals-auto = Όπως η γλώσσα
numerals-latn = 123
styles-on = καθένας το δικό του
styles-off = ίδιο για όλους
settings-statistics = { $games ->
    [0] Δεν έχεις τελειώσει ακόμα καμία παρτίδα εδώ.
    [one] Έχεις τελειώσει εδώ 1 παρτίδα. Νίκες: { $wins }.
   *[other] Έχεις τελειώσει εδώ { $games } παρτίδες. Νίκες: { $wins }.
}
settings-forget = Σβήσε τα στατιστικά
settings-unsaved = Αυτός ο περιηγητής δεν αφήνει το παιχνίδι να κρατήσει τίποτα· οι ρυθμίσεις ισχύουν ώσπου να φύγεις.

### Το τραπέζι

## Ποσότητες και λίστες

number = { $count }
percent = { $count }%
coins = { $count ->
    [one] 1 νόμισμα
   *[other] { $count } νομίσματα
}
cards = { $count ->
    [one] 1 κάρτα
   *[other] { $count } κάρτες
}
list-pair = { $first } και { $rest }
list-more = { $first }, { $rest }
you-in-list = εσύ

## Θέσεις

seat-summary = { $actor ->
    [you] Εσύ
   *[other] { $actorName }
}: { $coins }, κλειστά { $cards }{ $lost ->
    [none] .
   *[other] , απώλειες: { $lostNames }.
}
seat-out = { $actor ->
    [you] Βγήκες από το παιχνίδι
   *[other] { $actorName }: εκτός παιχνιδιού
}, απώλειες: { $lostNames }.
badge-turn = παίζει
badge-awaited = σκέφτεται
badge-target = στόχος
badge-out = εκτός
badge-winner = νίκη
seat-style = { $name }, { $style }: πώς παίζει
card-lost = χαμένη
card-aside = στην άκρη
card-own = { $role }, δική σου κάρτα
bubble-claim = { $role }!
bubble-denial = Δεν έχω { $role }!
bubble-challenge = Μπλόφα!

token-disappear = Εξαφάνιση
token-peacekeeping = Ειρήνη
token-treaty = Συνθήκη
token-tax = Φόρος
token-on = { $token }: { $role }
token-bomb = Βόμβα
side-loyalist = Πιστοί
side-reformist = Ρεφορμιστές

## Το κέντρο

court-label = Αυλή
treasury-label = Θησαυρός
bank-label = Τράπεζα
reserve-label = Αποθεματικό

strip-summary = { $variant } · { $players } · { $copies } ανά χαρακτήρα
strip-players = { $count ->
    [one] 1 παίκτης
   *[other] { $count } παίκτες
}
strip-character = { $role }: τι κάνει
strip-options = Σπιτικοί κανόνες
strip-general = Ενέργειες για όλους

## Πού βρίσκεται το παιχνίδι

status-your-turn = Σειρά σου: διάλεξε ενέργεια.
status-turn = { $actorName } διαλέγει ενέργεια.
status-asked = Ερώτηση για σένα: { $question }
status-waiting = Περιμένουμε: { $names }.
status-paused = Παύση.
status-chance = Ανακατεύονται οι κάρτες.
status-over = { $actor ->
    [you] Κέρδισες.
   *[other] { $actorName } κέρδισε.
}

### Χαρακτήρες
### A name too long for its card may break at the soft hyphen \u00AD.

role-duke = Δούκισσα
role-duke-help = Φόρος: παίρνεις 3 νομίσματα. Αντικρούει την Εξωτερική βοήθεια του καθενός.
role-assassin = Δολοφόνος
role-assassin-help = Δολοφονία: πληρώνεις 3 νομίσματα και ο στόχος χάνει χαρακτήρα, εκτός αν αντικρούσει Κόμισσα. Με την αντίκρουση τα νομίσματα χάνονται. Όποιος σε αμφισβητήσει άδικα, ή μπλοφάρει ως Κόμισσα και πιαστεί, μπορεί να χάσει δύο χαρακτήρες μεμιάς.
role-captain = Καπετάνιος
role-captain-help = Κλοπή: παίρνεις έως 2 νομίσματα από έναν παίκτη. Αντικρούει την κλοπή.
role-ambassador = Πρέσβης
role-ambassador-help = Ανταλλαγή: τραβάς 2 κάρτες από την Αυλή, κρατάς όσες είχες και επιστρέφεις τις άλλες. Αντικρούει την κλοπή.
role-contessa = Κόμισσα
role-contessa-help = Αντικρούει τη δολοφονία που σε σημαδεύει. Τα νομίσματα του δράστη χάνονται ούτως ή άλλως.
role-inquisitor = Ιερο{ "\u00AD" }εξεταστής
role-inquisitor-help = Ανταλλάσσεις 1 κάρτα με την Αυλή, ή εξετάζεις μια κάρτα που σου δείχνει ένας παίκτης και, αν θέλεις, του την αλλάζεις. Αντικρούει την κλοπή.
role-banker = Τραπεζίτης
role-banker-help = Παίρνεις 3 νομίσματα.
role-farmer = Αγρότης
role-farmer-help = Παίρνεις 3 νομίσματα και δίνεις 1 σε άλλον παίκτη.
role-spy = Κατάσκοπος
role-spy-help = Παίρνεις 1 νόμισμα και κάνεις άλλη μία ενέργεια, όχι όμως πάλι Κατάσκοπο.
role-capitalist = Καπιτα{ "\u00AD" }λιστής
role-capitalist-help = Παίρνεις 4 νομίσματα. Κι άλλοι μπορούν να δηλώσουν Καπιταλιστές· δίνεις 1 νόμισμα στον καθένα.
role-speculator = Κερδο{ "\u00AD" }σκόπος
role-speculator-help = Διπλασιάζεις τα νομίσματά σου, με κέρδος το πολύ 5. Αν σε πιάσουν να μπλοφάρεις, τα δίνεις όλα σε όποιον σε αμφισβήτησε.
role-director = Σκηνοθέτης
role-director-help = Τραβάς 2 κάρτες από την Αυλή, κρατάς όσες είχες και επιστρέφεις τις άλλες.
role-newscaster = Εκφωνητής
role-newscaster-help = Πληρώνεις 1 νόμισμα, τραβάς 3 κάρτες από την Αυλή, κρατάς όσες είχες και επιστρέφεις τις άλλες.
role-reporter = Ρεπόρτερ
role-reporter-help = Παίρνεις 1 νόμισμα και ανταλλάσσεις 1 κάρτα με την Αυλή.
role-writer = Συγγραφέας
role-writer-help = Τραβάς 1 κάρτα από την Αυλή, και άλλη μία για κάθε νόμισμα που θέλεις να πληρώσεις· κρατάς όσες είχες και επιστρέφεις τις άλλες.
role-producer = Παραγωγός
role-producer-help = Τραβάς μία κάρτα από την Αυλή και παίρνεις μία από τον στόχο, που τη διαλέγει ο ίδιος· κρατάς όσες είχες, δίνεις μία στον στόχο και μία στην Αυλή. Αντικρούεται από άλλον Παραγωγό.
role-guerrilla = Αντάρτης
role-guerrilla-help = Πληρώνεις 4 νομίσματα: ο στόχος χάνει χαρακτήρα. Αντικρούεται από τον Αντάρτη του στόχου.
role-general = Στρατηγός
role-general-help = Πληρώνεις 5 νομίσματα: όλοι οι άλλοι χάνουν χαρακτήρα. Ο καθένας μπορεί να αντικρούσει με Στρατηγό.
role-judge = Δικαστής
role-judge-help = Δίνεις 3 νομίσματα στον στόχο, που χάνει χαρακτήρα. Αντικρούεται από τον Δικαστή του στόχου· τα νομίσματα μένουν εκεί.
role-mercenary = Μισθοφόρος
role-mercenary-help = Πληρώνεις 3 νομίσματα και δίνεις στον στόχο μια μάρκα Εξαφάνισης: του κοστίζει έναν χαρακτήρα στο τέλος της επόμενης σειράς του. Τη διώχνει όποιος δηλώσει Μισθοφόρος.
role-crime_boss = Νονός
role-crime_boss-help = Χρειάζεσαι 5 νομίσματα. Ή ο στόχος σού δίνει 2 νομίσματα, ή πληρώνεις 5 και χάνει χαρακτήρα.
role-politician = Πολιτικός
role-politician-help = Παίρνεις έως 2 νομίσματα από έναν παίκτη. Αντικρούεται από τον Πολιτικό του στόχου.
role-priest = Ιερέας
role-priest-help = Κάθε άλλος παίκτης σού δίνει 1 νόμισμα. Ο καθένας μπορεί να αντικρούσει με Ιερέα.
role-peacekeeper = Ειρηνευτής
role-peacekeeper-help = Παίρνεις 1 νόμισμα και τη μάρκα της Ειρήνης. Όποιος την έχει δεν γίνεται στόχος, παρά μόνο σε Πραξικόπημα.
role-intellectual = Λόγιος
role-intellectual-help = Όταν χάνεις χαρακτήρα, δηλώνεις ότι η κάρτα είναι ο Λόγιος: την αφήνεις στην άκρη κλειστή και παίρνεις 5 νομίσματα.
role-lawyer = Δικηγόρος
role-lawyer-help = Όταν κάποιος βγαίνει από το παιχνίδι, δηλώνεις Δικηγόρος και κληρονομείς τα νομίσματά του.
role-missionary = Ιερα{ "\u00AD" }πόστολος
role-missionary-help = Όταν χάνεις χαρακτήρα, όχι όμως από Πραξικόπημα, δηλώνεις ότι η κάρτα είναι ο Ιεραπόστολος: την αφήνεις στην άκρη κλειστή και τραβάς καινούρια.
role-communist = Κομμου{ "\u00AD" }νιστής
role-communist-help = Μεταφέρεις έως 3 νομίσματα από τον πλουσιότερο παίκτη στον φτωχότερο. Αντικρούεται από τον Κομμουνιστή του πλουσιότερου.
role-customs_officer = Τελωνειακός
role-customs_officer-help = Βάζεις μια μάρκα Φόρου σε έναν χαρακτήρα: όποιος άλλος τον δηλώνει σού πληρώνει πρώτα 1 νόμισμα.
role-foreign_consular = Πρόξενος
role-foreign_consular-help = Υπογράφεις Συνθήκη με άλλον παίκτη: δεν βάζετε στόχο ο ένας τον άλλον όσο μένουν κι άλλοι.
role-protestor = Διαδηλωτής
role-protestor-help = Πληρώνεις 2 νομίσματα και βάζεις στόχο. Αν άλλος παίκτης πληρώσει 3 για να μπει κι αυτός, ο στόχος χάνει χαρακτήρα. Αντικρούεται από τον Διαδηλωτή του στόχου.
role-anarchist = Αναρχικός
role-anarchist-help = Ο καθένας μπορεί με 3 νομίσματα να δώσει τη Βόμβα σε έναν παίκτη. Όποιος την έχει δηλώνει Αναρχικός για να τη δώσει αλλού ή να την εξουδετερώσει· αλλιώς χάνει χαρακτήρα.
role-paramilitary = Παρα{ "\u00AD" }κρατικός
role-paramilitary-help = Πληρώνεις 3 νομίσματα, ή 5 αν ο στόχος έχει μία μόνο κάρτα: χάνει χαρακτήρα. Αντικρούεται από τον Παρακρατικό του στόχου.
role-financier = Μεγιστάνας
role-financier-help = Παίρνεις όλα τα νομίσματα της Τράπεζας. Όσο παίζει ο Μεγιστάνας, κάθε Εισόδημα βάζει κι ένα νόμισμα στην Τράπεζα.
role-plantation_owner = Τσιφλικάς
role-plantation_owner-help = Κι άλλοι μπορούν να δηλώσουν Τσιφλικάδες· ο καθένας σας παίρνει τόσα νομίσματα όσοι είστε.
role-arms_dealer = Έμπορος όπλων
role-arms_dealer-help = Λες έναν χαρακτήρα και ανοίγεις 2 κάρτες της Αυλής. Αν είναι μέσα, παίρνεις 4 νομίσματα.
role-socialist = Σοσιαλιστής
role-socialist-help = Κάθε άλλος παίκτης σού δίνει ένα νόμισμα ή μία κάρτα. Βάζεις και μια δική σου, κρατάς μία απ’ όλες και οι άλλες ξαναμοιράζονται. Ο καθένας μπορεί να αντικρούσει με Σοσιαλιστή.
role-social_media = Κοινωνικά δίκτυα
role-social_media-help = Ο καθένας μπορεί να ανταλλάξει 1 κάρτα με την Αυλή.

category-finance = Οικονομικά
category-communications = Επικοινωνίες
category-force = Ισχύς
category-special_interests = Ειδικά συμφέροντα

### Οι κανόνες με λίγα λόγια

rules-1 = Ο καθένας έχει δύο κλειστές κάρτες: τους δύο χαρακτήρες του. Όποιος χάσει και τους δύο βγαίνει· όποιος μείνει τελευταίος κερδίζει.
rules-2 = Στη σειρά σου κάνεις μία ενέργεια. Μερικές είναι για όλους· οι άλλες θέλουν χαρακτήρα, και μπορείς να δηλώσεις όποιον θέλεις, είτε έχεις την κάρτα είτε όχι.
rules-3 = Κάθε δήλωση μπορεί να την αμφισβητήσει οποιοσδήποτε. Όποιος δεν μπορεί να δείξει την κάρτα χάνει χαρακτήρα και η ενέργεια ακυρώνεται· όποιος αμφισβήτησε άδικα χάνει αυτός, και η κάρτα που φάνηκε αλλάζει με μία της Αυλής.
rules-4 = Μερικές ενέργειες αντικρούονται με δήλωση άλλου χαρακτήρα, που κι αυτή αμφισβητείται. Ενέργεια που αντικρούστηκε χάνεται, μαζί και ό,τι πληρώθηκε γι’ αυτήν.
rules-5 = Ποια κάρτα χάνεις, το διαλέγεις εσύ. Μένει ανοιχτή, να τη βλέπουν όλοι.
rules-6 = Με δέκα νομίσματα και πάνω, το Πραξικόπημα είναι υποχρεωτικό.

### Ενέργειες

action-income = Εισόδημα
action-income-does = Παίρνεις 1 νόμισμα.
action-income-outcome = { $actor ->
    [you] Παίρνεις 1 νόμισμα.
   *[other] { $actorName } παίρνει 1 νόμισμα.
}
action-foreign_aid = Εξωτερική βοήθεια
action-foreign_aid-does = Παίρνεις 2 νομίσματα, αν περάσει.
action-foreign_aid-outcome = { $actor ->
    [you] Παίρνεις 2 νομίσματα.
   *[other] { $actorName } παίρνει 2 νομίσματα.
}
action-coup = Πραξικόπημα
action-coup-does = Ο στόχος χάνει χαρακτήρα. Δεν αντικρούεται.
action-coup-outcome = { $target ->
    [you] Χάνεις χαρακτήρα.
   *[other] { $targetName } χάνει χαρακτήρα.
}
action-tax = Φόρος
action-tax-does = Παίρνεις 3 νομίσματα.
action-tax-outcome = { $actor ->
    [you] Παίρνεις 3 νομίσματα.
   *[other] { $actorName } παίρνει 3 νομίσματα.
}
action-assassinate = Δολοφονία
action-assassinate-does = Ο στόχος χάνει χαρακτήρα, αν δεν αντικρούσει.
action-assassinate-outcome = { $target ->
    [you] Χάνεις χαρακτήρα.
   *[other] { $targetName } χάνει χαρακτήρα.
}
action-steal = Κλοπή
action-steal-does = Παίρνεις έως 2 νομίσματα από έναν παίκτη.
action-steal-outcome = { $actor ->
    [you] Παίρνεις έως 2 νομίσματα. Τα χάνει { $targetName }.
   *[other] { $target ->
        [you] { $actorName } σού παίρνει έως 2 νομίσματα.
       *[other] { $actorName } παίρνει έως 2 νομίσματα. Τα χάνει { $targetName }.
    }
}
action-exchange = Ανταλλαγή
action-exchange-does = { $cards ->
    [one] Τραβάς 1 κάρτα και επιστρέφεις 1.
   *[other] Τραβάς { $cards } κάρτες και επιστρέφεις { $cards }.
}
action-exchange-outcome = { $actor ->
    [you] Ανταλλάσσεις κάρτες με την Αυλή.
   *[other] { $actorName } ανταλλάσσει κάρτες με την Αυλή.
}
action-examine = Εξέταση
action-examine-does = Βλέπεις μια κάρτα ενός παίκτη και, αν θέλεις, του την αλλάζεις.
action-examine-outcome = { $actor ->
    [you] { $targetName } σού δείχνει μια κάρτα.
   *[other] { $target ->
        [you] { $actorName } βλέπει μια κάρτα σου και ίσως σου την αλλάξει.
       *[other] { $targetName } δείχνει μια κάρτα. Τη βλέπει { $actorName }.
    }
}
action-conversion = Μεταστροφή
action-conversion-does = Αλλάζεις πλευρά με 1 νόμισμα, ή αλλάζεις πλευρά σε άλλον με 2.
action-conversion-outcome = { $target ->
    [you] Αλλάζεις πλευρά.
   *[other] { $targetName } αλλάζει πλευρά.
}
action-embezzlement = Υπεξαίρεση
action-embezzlement-does = Παίρνεις όλο το Αποθεματικό, δηλώνοντας ότι δεν έχεις Δούκισσα.
action-embezzlement-outcome = { $actor ->
    [you] Παίρνεις όλο το Αποθεματικό.
   *[other] { $actorName } παίρνει όλο το Αποθεματικό.
}
action-social_media = Κοινωνικά δίκτυα
action-social_media-does = Ανταλλάσσεις 1 κάρτα με την Αυλή. Δεν αντικρούεται.
action-social_media-outcome = { $actor ->
    [you] Ανταλλάσσεις μια κάρτα με την Αυλή.
   *[other] { $actorName } ανταλλάσσει μια κάρτα με την Αυλή.
}
action-banker = Τραπεζίτης
action-banker-does = Παίρνεις 3 νομίσματα.
action-banker-outcome = { $actor ->
    [you] Παίρνεις 3 νομίσματα.
   *[other] { $actorName } παίρνει 3 νομίσματα.
}
action-farmer = Αγρότης
action-farmer-does = Παίρνεις 3 νομίσματα και χαρίζεις 1.
action-farmer-outcome = { $actor ->
    [you] Παίρνεις 3 νομίσματα και χαρίζεις 1.
   *[other] { $actorName } παίρνει 3 νομίσματα και χαρίζει 1.
}
action-spy = Κατάσκοπος
action-spy-does = Παίρνεις 1 νόμισμα και κάνεις άλλη μία ενέργεια.
action-spy-outcome = { $actor ->
    [you] Παίρνεις 1 νόμισμα και ξαναπαίζεις.
   *[other] { $actorName } παίρνει 1 νόμισμα και ξαναπαίζει.
}
action-capitalist = Καπιτα{ "\u00AD" }λιστής
action-capitalist-does = Παίρνεις 4 νομίσματα· όποιος μπει κι αυτός παίρνει 1 δικό σου.
action-capitalist-outcome = { $actor ->
    [you] Παίρνεις 4 νομίσματα και δίνεις 1 σε όποιον μπει.
   *[other] { $actorName } παίρνει 4 νομίσματα και δίνει 1 σε όποιον μπει.
}
action-speculator = Κερδο{ "\u00AD" }σκόπος
action-speculator-does = Διπλασιάζεις τα νομίσματά σου, έως 5 παραπάνω. Αν σε πιάσουν, τα χάνεις όλα.
action-speculator-outcome = { $actor ->
    [you] Διπλασιάζεις τα νομίσματά σου, έως 5 παραπάνω.
   *[other] { $actorName } διπλασιάζει τα νομίσματα, έως 5 παραπάνω.
}
action-director = Σκηνοθέτης
action-director-does = Τραβάς 2 κάρτες και επιστρέφεις 2.
action-director-outcome = { $actor ->
    [you] Ανταλλάσσεις κάρτες με την Αυλή.
   *[other] { $actorName } ανταλλάσσει κάρτες με την Αυλή.
}
action-newscaster = Εκφωνητής
action-newscaster-does = Τραβάς 3 κάρτες και επιστρέφεις 3.
action-newscaster-outcome = { $actor ->
    [you] Ανταλλάσσεις κάρτες με την Αυλή.
   *[other] { $actorName } ανταλλάσσει κάρτες με την Αυλή.
}
action-reporter = Ρεπόρτερ
action-reporter-does = Παίρνεις 1 νόμισμα και ανταλλάσσεις 1 κάρτα με την Αυλή.
action-reporter-outcome = { $actor ->
    [you] Παίρνεις 1 νόμισμα και ανταλλάσσεις μια κάρτα.
   *[other] { $actorName } παίρνει 1 νόμισμα και ανταλλάσσει μια κάρτα.
}
action-writer = Συγγραφέας
action-writer-does = Τραβάς 1 κάρτα, κι άλλες με 1 νόμισμα την καθεμία, και επιστρέφεις άλλες τόσες.
action-writer-outcome = { $actor ->
    [you] Ανταλλάσσεις κάρτες με την Αυλή.
   *[other] { $actorName } ανταλλάσσει κάρτες με την Αυλή.
}
action-producer = Παραγωγός
action-producer-does = Ανακατεύεις με τις δικές σου μια κάρτα της Αυλής και μία του στόχου.
action-producer-outcome = { $actor ->
    [you] Ανταλλάσσεις κάρτα με την Αυλή και με έναν παίκτη: { $targetName }.
   *[other] { $target ->
        [you] { $actorName } ανταλλάσσει κάρτα με την Αυλή και με σένα.
       *[other] { $actorName } ανταλλάσσει κάρτα με την Αυλή και με άλλον παίκτη: { $targetName }.
    }
}
action-guerrilla = Αντάρτης
action-guerrilla-does = Ο στόχος χάνει χαρακτήρα.
action-guerrilla-outcome = { $target ->
    [you] Χάνεις χαρακτήρα.
   *[other] { $targetName } χάνει χαρακτήρα.
}
action-general = Στρατηγός
action-general-does = Όλοι οι άλλοι χάνουν χαρακτήρα.
action-general-outcome = { $actor ->
    [you] Όλοι οι άλλοι χάνουν χαρακτήρα.
   *[other] Όλοι χάνουν χαρακτήρα, κι εσύ. Γλιτώνει μόνο { $actorName }.
}
action-judge = Δικαστής
action-judge-does = Δίνεις 3 νομίσματα στον στόχο: χάνει χαρακτήρα.
action-judge-outcome = { $target ->
    [you] Χάνεις χαρακτήρα και κρατάς τα 3 νομίσματα.
   *[other] { $targetName } χάνει χαρακτήρα και κρατά τα 3 νομίσματα.
}
action-mercenary = Μισθοφόρος
action-mercenary-does = Ο στόχος διώχνει τη μάρκα ή χάνει χαρακτήρα μετά την επόμενη σειρά του.
action-mercenary-outcome = { $target ->
    [you] Παίρνεις μια μάρκα Εξαφάνισης.
   *[other] { $targetName } παίρνει μια μάρκα Εξαφάνισης.
}
action-crime_boss = Νονός
action-crime_boss-does = Ο στόχος σού δίνει 2 νομίσματα, ή πληρώνεις 5 και χάνει χαρακτήρα.
action-crime_boss-outcome = { $target ->
    [you] Δίνεις 2 νομίσματα ή χάνεις χαρακτήρα. Τα ζητά { $actorName }.
   *[other] { $targetName } δίνει 2 νομίσματα ή χάνει χαρακτήρα.
}
action-politician = Πολιτικός
action-politician-does = Παίρνεις έως 2 νομίσματα από έναν παίκτη.
action-politician-outcome = { $actor ->
    [you] Παίρνεις έως 2 νομίσματα. Τα χάνει { $targetName }.
   *[other] { $target ->
        [you] { $actorName } σού παίρνει έως 2 νομίσματα.
       *[other] { $actorName } παίρνει έως 2 νομίσματα. Τα χάνει { $targetName }.
    }
}
action-priest = Ιερέας
action-priest-does = Κάθε άλλος παίκτης σού δίνει 1 νόμισμα.
action-priest-outcome = { $actor ->
    [you] Κάθε άλλος παίκτης σού δίνει 1 νόμισμα.
   *[other] { $actorName } παίρνει 1 νόμισμα από όλους, κι από σένα.
}
action-peacekeeper = Ειρηνευτής
action-peacekeeper-does = Παίρνεις 1 νόμισμα και τη μάρκα της Ειρήνης.
action-peacekeeper-outcome = { $actor ->
    [you] Παίρνεις 1 νόμισμα και τη μάρκα της Ειρήνης.
   *[other] { $actorName } παίρνει 1 νόμισμα και τη μάρκα της Ειρήνης.
}
action-communist = Κομμου{ "\u00AD" }νιστής
action-communist-does = Μεταφέρεις έως 3 νομίσματα από τον πλουσιότερο στον φτωχότερο.
action-communist-outcome = { $target ->
    [you] Χάνεις έως 3 νομίσματα.
   *[other] { $targetName } χάνει έως 3 νομίσματα.
}
action-customs_officer = Τελωνειακός
action-customs_officer-does = Φορολογείς έναν χαρακτήρα: όποιος άλλος τον δηλώνει σού δίνει 1 νόμισμα.
action-customs_officer-outcome = { $actor ->
    [you] Όποιος άλλος δηλώνει τον φορολογημένο χαρακτήρα σού δίνει 1 νόμισμα.
   *[other] { $actorName } παίρνει 1 νόμισμα από όποιον δηλώνει τον φορολογημένο χαρακτήρα.
}
action-foreign_consular = Πρόξενος
action-foreign_consular-does = Υπογράφεις Συνθήκη: δεν βάζετε στόχο ο ένας τον άλλον.
action-foreign_consular-outcome = { $actor ->
    [you] Υπογράφεις Συνθήκη. Η άλλη πλευρά: { $targetName }.
   *[other] { $target ->
        [you] { $actorName } υπογράφει Συνθήκη μαζί σου.
       *[other] { $actorName } υπογράφει Συνθήκη. Η άλλη πλευρά: { $targetName }.
    }
}
action-protestor = Διαδηλωτής
action-protestor-does = Αν κάποιος μπει κι αυτός με 3 νομίσματα, ο στόχος χάνει χαρακτήρα.
action-protestor-outcome = { $target ->
    [you] Αν μπει κι άλλος, χάνεις χαρακτήρα.
   *[other] Αν μπει κι άλλος, { $targetName } χάνει χαρακτήρα.
}
action-anarchist = Αναρχικός
action-anarchist-does = Ο στόχος παίρνει τη Βόμβα. Χωρίς δήλωση.
action-anarchist-outcome = { $target ->
    [you] Παίρνεις τη Βόμβα.
   *[other] { $targetName } παίρνει τη Βόμβα.
}
action-paramilitary = Παρα{ "\u00AD" }κρατικός
action-paramilitary-does = Ο στόχος χάνει χαρακτήρα. Για την τελευταία του κάρτα κοστίζει 5.
action-paramilitary-outcome = { $target ->
    [you] Χάνεις χαρακτήρα.
   *[other] { $targetName } χάνει χαρακτήρα.
}
action-financier = Μεγιστάνας
action-financier-does = Παίρνεις όλη την Τράπεζα.
action-financier-outcome = { $actor ->
    [you] Παίρνεις όλη την Τράπεζα.
   *[other] { $actorName } παίρνει όλη την Τράπεζα.
}
action-plantation_owner = Τσιφλικάς
action-plantation_owner-does = Εσύ και όσοι μπουν παίρνετε τόσα νομίσματα όσοι είστε.
action-plantation_owner-outcome = { $actor ->
    [you] Εσύ και όσοι μπουν παίρνετε τόσα νομίσματα όσοι είστε.
   *[other] { $actorName } και όσοι μπουν παίρνουν τόσα νομίσματα όσοι είναι.
}
action-arms_dealer = Έμπορος όπλων
action-arms_dealer-does = Λες έναν χαρακτήρα· αν βγει σε 2 κάρτες της Αυλής, παίρνεις 4 νομίσματα.
action-arms_dealer-outcome = { $actor ->
    [you] Ανοίγουν δύο κάρτες της Αυλής· αν πέσεις μέσα, παίρνεις 4 νομίσματα.
   *[other] Ανοίγουν δύο κάρτες της Αυλής· αν πέσει μέσα, { $actorName } παίρνει 4 νομίσματα.
}
action-socialist = Σοσιαλιστής
action-socialist-does = Όλοι οι άλλοι σού δίνουν ένα νόμισμα ή μία κάρτα· κρατάς μία από τις κάρτες.
action-socialist-outcome = { $actor ->
    [you] Όλοι οι άλλοι σού δίνουν ένα νόμισμα ή μία κάρτα.
   *[other] { $actorName } παίρνει από όλους ένα νόμισμα ή μία κάρτα, κι από σένα.
}

## Γιατί δεν γίνεται τώρα μια ενέργεια

refusal-needs_coins = Θέλει { $coins }.
refusal-must_use_forced_action = Από { $coins } και πάνω είναι υποχρεωτικό: { $action }.
refusal-no_target = Δεν υπάρχει στόχος.
refusal-pile_empty = Δεν υπάρχει τίποτα να πάρεις.
refusal-no_token_left = Δεν έμεινε μάρκα.
refusal-not_again = Όχι δύο φορές στην ίδια σειρά.
refusal-not_your_turn = Δεν είναι η σειρά σου.

### Αποφάσεις

## Ερωτήσεις

ask-choose_action = Σειρά σου: διάλεξε ενέργεια
ask-challenge = { $actorName } δηλώνει { $role }. Αμφισβητείς;
ask-challenge-denial = { $actorName } δηλώνει ότι δεν έχει { $role }. Αμφισβητείς;
ask-challenge-block = { $actorName } αντικρούει ως { $role }. Αμφισβητείς;
ask-prove = { $actorName } αμφισβητεί τη δήλωσή σου: { $role }
ask-prove-denial = { $actorName } πιστεύει ότι έχεις { $role }
ask-block = { $target ->
    [you] { $actorName } σε βάζει στόχο: { $action }. Αντικρούεις;
   *[other] { $actorName }: { $action }. Αντικρούεις;
}
ask-lose = Χάνεις χαρακτήρα: ποια κάρτα ανοίγεις;
ask-exchange = Διάλεξε τι κρατάς
ask-draw_on = Τραβάς άλλη μία κάρτα με 1 νόμισμα;
ask-offer = Ποια κάρτα παραδίδεις;
ask-reveal = { $actorName } θα δει μια κάρτα σου: ποια δείχνεις;
ask-examine = { $targetName } σού δείχνει: { $role }. Τι γίνεται με την κάρτα;
ask-draft = Διάλεξε την πρώτη σου κάρτα
ask-join = { $actorName } δηλώνει { $role }. Μπαίνεις κι εσύ;
ask-join-pay = { $actorName } διαδηλώνει. Στόχος: { $targetName }. Μπαίνεις κι εσύ;
ask-bribe = { $actorName } ζητά 2 νομίσματα, αλλιώς χάνεις χαρακτήρα
ask-give = Ποιος παίρνει ένα νόμισμά σου;
ask-token = Η μάρκα χτυπά τώρα, εκτός αν τη διώξεις με δήλωση
ask-estate = Έμεινε κληρονομιά σε νομίσματα. Τη διεκδικείς;
ask-gift = { $actorName } μαζεύει: δώσε νόμισμα ή κάρτα

## Τι γίνεται αν πας πάσο

pass-action = Αν δεν αμφισβητήσει κανείς: { $outcome }
pass-action-blockable = Αν δεν αμφισβητήσει κανείς: { $outcome } Μπορείς και μετά να αντικρούσεις.
pass-block = Αν δεν αμφισβητήσει κανείς, η αντίκρουση ισχύει.
pass-reaction = Αν δεν αμφισβητήσει κανείς, η κάρτα μένει κλειστή και η δήλωση ισχύει.
pass-join = Αν δεν αμφισβητήσει κανείς, { $actorName } παίρνει μερίδιο.
pass-shed = Αν δεν αμφισβητήσει κανείς, { $actorName } ξεφορτώνεται τη μάρκα.
pass-token = Αν δεν αμφισβητήσει κανείς, { $actorName } διώχνει τη μάρκα.
pass-estate = Αν δεν αμφισβητήσει κανείς, { $actorName } κληρονομεί.
pass-asked-block = Αν δεν αντικρούσει κανείς: { $outcome }
risk-challenge = Αν λέει αλήθεια, χάνεις χαρακτήρα· αν όχι, χάνει { $actorName }.
risk-prove-true = Η κάρτα γυρίζει στην Αυλή και τραβάς καινούρια.
risk-prove-false = Δεν έχεις την κάρτα «{ $role }»: χάνεις την αμφισβήτηση.

## Απαντήσεις

move-pass = Πάσο
move-challenge = Αμφισβητώ
move-concede = Παραδέχομαι
move-concede-hint = Χάνεις την αμφισβήτηση και έναν χαρακτήρα.
move-block = Αντικρούω ως { $role }
move-show = Δείχνω: { $role }
move-show-all = Δείχνω όλες τις κάρτες μου
move-lose = Χάνω: { $role }
move-keep = Κρατώ: { $roles }
move-reveal = Δείχνω: { $role }
move-offer = Δίνω: { $role }
move-return = Την επιστρέφω
move-replace = Να την αλλάξει
move-draft = Παίρνω: { $role }
move-join = Μπαίνω κι εγώ
move-pay = Πληρώνω { $coins }
move-claim = Δηλώνω { $role }
move-claim-card = Χάνω: { $card }, δηλώνω { $role }
move-claim-to = { $role }: την παίρνει { $targetName }
move-claim-defuse = { $role }: την ξεφορτώνομαι
move-draw = Τραβάω άλλη μία
move-stop = Φτάνει ως εδώ
move-give = Το παίρνει { $targetName }
move-act = { $action }
move-act-at = { $action }: { $object }
object-self = εμένα
object-pair = { $source } → { $receiver }
claim-of = { $role }
claim-denial = χωρίς { $role }
tag-held = στο χέρι
tag-bluff = μπλόφα
confirm-again = Πάτα ξανά: { $label }

## Όσο αποφασίζουν οι άλλοι

wait-title = Περιμένουμε: { $names }
wait-out = Βγήκες. Οι άλλοι συνεχίζουν.
wait-nobody = Ανακατεύονται οι κάρτες
wait-paused = Παιχνίδι σε παύση

### Για τι μιλά το τραπέζι

talk-choose = { $actor ->
    [you] Σειρά σου.
   *[other] Παίζει { $actorName }.
}
talk-claims = { $actor ->
    [you] Δηλώνεις { $role }
   *[other] { $actorName } δηλώνει { $role }
}
talk-denies = { $actor ->
    [you] Δηλώνεις ότι δεν έχεις { $role }
   *[other] { $actorName } δηλώνει ότι δεν έχει { $role }
}
talk-declares = { $actor ->
    [you] Επιλέγεις: { $action }
   *[other] { $actorName } επιλέγει: { $action }
}
talk-block = Αντίκρουση: { $action }
talk-outcome = { $action }: { $outcome }
talk-challenged = { $target ->
    [you] Δεν το πιστεύεις.
   *[other] { $targetName } δεν το πιστεύει.
} { $actor ->
    [you] Μπορείς να το αποδείξεις;
   *[other] Θα το αποδείξει { $actorName };
}
talk-lose = { $actor ->
    [you] Χάνεις χαρακτήρα.
   *[other] { $actorName } χάνει χαρακτήρα.
}
talk-exchange = { $actor ->
    [you] Διαλέγεις τι κρατάς.
   *[other] { $actorName } διαλέγει τι κρατά.
}
talk-decides = { $actor ->
    [you] Αποφασίζεις εσύ.
   *[other] Αποφασίζει { $actorName }.
}
talk-won = { $actor ->
    [you] Κέρδισες!
   *[other] { $actorName } κερδίζει
}

### Το ημερολόγιο: μία πρόταση για καθετί που έγινε

event-turn = { $actor ->
    [you] Σειρά σου
   *[other] { $actorName }
}
event-turn-number = Γύρος { $number }
event-start = Μοιράστηκαν οι κάρτες
event-declared = { $actor ->
    [you] Επιλέγεις: { $action }
   *[other] { $actorName } επιλέγει: { $action }
}{ $target ->
    [none] .
    [self] , για ίδιο λογαριασμό.
    [you] . Στόχος: εσύ.
   *[other] . Στόχος: { $targetName }.
}
event-claimed = { $actor ->
    [you] Δηλώνεις { $role }: { $action }
   *[other] { $actorName } δηλώνει { $role }: { $action }
}{ $target ->
    [none] .
    [self] , για ίδιο λογαριασμό.
    [you] . Στόχος: εσύ.
   *[other] . Στόχος: { $targetName }.
}
event-claimed-role = { $actor ->
    [you] Δηλώνεις { $role }
   *[other] { $actorName } δηλώνει { $role }
}{ $target ->
    [none] .
    [self] , για ίδιο λογαριασμό.
    [you] . Στόχος: εσύ.
   *[other] . Στόχος: { $targetName }.
}
event-denied = { $actor ->
    [you] Δηλώνεις ότι δεν έχεις { $role }: { $action }.
   *[other] { $actorName } δηλώνει ότι δεν έχει { $role }: { $action }.
}
event-named-character = { $actor ->
    [you] Ορίζεις χαρακτήρα: { $role }.
   *[other] { $actorName } ορίζει χαρακτήρα: { $role }.
}
event-named-pair = Δίνει: { $source }. Παίρνει: { $receiver }.
event-passed-challenge = Χωρίς αμφισβήτηση: { $names }.
event-passed-block = Χωρίς αντίκρουση: { $names }.
event-passed-join = Χωρίς συμμετοχή: { $names }.
event-passed-bribe = { $actor ->
    [you] Δεν πληρώνεις.
   *[other] { $actorName } δεν πληρώνει.
}
event-passed-token = { $actor ->
    [you] Δεν δηλώνεις τίποτα.
   *[other] { $actorName } δεν δηλώνει τίποτα.
}
event-passed-estate = Χωρίς διεκδίκηση: { $names }.
event-challenged = { $actor ->
    [you] Αμφισβητείς τη δήλωση «{ $role }» ({ $targetName }).
   *[other] { $target ->
        [you] { $actorName } αμφισβητεί τη δήλωσή σου «{ $role }».
       *[other] { $actorName } αμφισβητεί τη δήλωση «{ $role }» ({ $targetName }).
    }
}
event-challenged-denial = { $actor ->
    [you] Αμφισβητείς τη δήλωση «χωρίς { $role }» ({ $targetName }).
   *[other] { $target ->
        [you] { $actorName } αμφισβητεί τη δήλωσή σου «χωρίς { $role }».
       *[other] { $actorName } αμφισβητεί τη δήλωση «χωρίς { $role }» ({ $targetName }).
    }
}
event-proved = { $actor ->
    [you] Δείχνεις: { $role }. Έλεγες αλήθεια.
   *[other] { $actorName } δείχνει: { $role }. Έλεγε αλήθεια.
}
event-proved-denial = { $actor ->
    [you] Δείχνεις: { $roles }. Όντως χωρίς { $role }.
   *[other] { $actorName } δείχνει: { $roles }. Όντως χωρίς { $role }.
}
event-caught = { $actor ->
    [you] Δεν δείχνεις την κάρτα «{ $role }»: χάνεις την αμφισβήτηση.
   *[other] { $actorName } δεν δείχνει την κάρτα «{ $role }» και χάνει την αμφισβήτηση.
}
event-caught-denial = { $actor ->
    [you] Παραδέχεσαι ότι έχεις { $role }.
   *[other] { $actorName } παραδέχεται ότι έχει { $role }.
}
event-blocked = { $actor ->
    [you] Αντικρούεις ως { $role }: { $action }.
   *[other] { $actorName } αντικρούει ως { $role }: { $action }.
}
event-spared = Δεν περνά: { $action }.
event-joined-claim = { $actor ->
    [you] Δηλώνεις κι εσύ { $role }.
   *[other] Δηλώνει { $role } και { $actorName }.
}
event-joined-paid = { $actor ->
    [you] Μπαίνεις κι εσύ.
   *[other] Μπαίνει και { $actorName }.
}
event-reacted = { $actor ->
    [you] Δηλώνεις { $role }.
   *[other] { $actorName } δηλώνει { $role }.
}
event-reacted-to = { $actor ->
    [you] Δηλώνεις { $role }. Τη μάρκα παίρνει { $targetName }.
   *[other] { $actorName } δηλώνει { $role }. { $target ->
        [you] Τη μάρκα παίρνεις εσύ.
       *[other] Τη μάρκα παίρνει { $targetName }.
    }
}
event-set_aside = { $actorName } αφήνει στην άκρη τη χαμένη κάρτα, κλειστή.
event-set_aside-known = { $actor ->
    [you] Αφήνεις στην άκρη, κλειστή: { $role }.
   *[other] { $actorName } αφήνει στην άκρη, κλειστή: { $role }.
}
event-coins-taken = { $actor ->
    [you] Παίρνεις { $coins }.
   *[other] { $actorName } παίρνει { $coins }.
}
event-coins-paid = { $actor ->
    [you] Πληρώνεις { $coins }.
   *[other] { $actorName } πληρώνει { $coins }.
}
event-coins-left = { $actor ->
    [you] Αφήνεις { $coins } στον Θησαυρό.
   *[other] { $actorName } αφήνει { $coins } στον Θησαυρό.
}
event-coins-given = { $source ->
    [you] Δίνεις { $coins }, παίρνει { $receiverName }.
   *[other] { $receiver ->
        [you] { $sourceName } σού δίνει { $coins }.
       *[other] { $sourceName } δίνει { $coins }, παίρνει { $receiverName }.
    }
}
event-coins-to-reserve = { $actor ->
    [you] Βάζεις { $coins } στο Αποθεματικό.
   *[other] { $actorName } βάζει { $coins } στο Αποθεματικό.
}
event-coins-from-reserve = { $actor ->
    [you] Παίρνεις { $coins } από το Αποθεματικό.
   *[other] { $actorName } παίρνει { $coins } από το Αποθεματικό.
}
event-coins-to-bank = Η Τράπεζα κερδίζει { $coins }.
event-coins-from-bank = { $actor ->
    [you] Παίρνεις { $coins } από την Τράπεζα.
   *[other] { $actorName } παίρνει { $coins } από την Τράπεζα.
}
event-lost = { $actor ->
    [you] Χάνεις: { $role }.
   *[other] { $actorName } χάνει: { $role }.
}
event-eliminated = { $actor ->
    [you] Βγαίνεις από το παιχνίδι.
   *[other] { $actorName } βγαίνει από το παιχνίδι.
}
event-drew = { $actorName } τραβά { $cards }.
event-drew-known = { $actor ->
    [you] Τραβάς: { $roles }.
   *[other] { $actorName } τραβά: { $roles }.
}
event-returned = { $actorName } επιστρέφει { $cards }.
event-returned-known = { $actor ->
    [you] Επιστρέφεις: { $roles }.
   *[other] { $actorName } επιστρέφει: { $roles }.
}
event-handed = { $actorName } δίνει μια κάρτα. Την παίρνει { $targetName }.
event-handed-known = { $actor ->
    [you] Δίνεις: { $role }. Την παίρνει { $targetName }.
   *[other] { $target ->
        [you] { $actorName } σού δίνει: { $role }.
       *[other] { $actorName } δίνει: { $role }. Την παίρνει { $targetName }.
    }
}
event-shown = { $actorName } δείχνει μια κάρτα. Τη βλέπει { $targetName }.
event-shown-known = { $actor ->
    [you] Δείχνεις: { $role }. Τη βλέπει { $targetName }.
   *[other] { $target ->
        [you] { $actorName } σού δείχνει: { $role }.
       *[other] { $actorName } δείχνει: { $role }. Τη βλέπει { $targetName }.
    }
}
event-examined-returned = { $actor ->
    [you] Επιστρέφεις την κάρτα.
   *[other] { $actorName } επιστρέφει την κάρτα.
}
event-examined-replaced = { $actor ->
    [you] Ζητάς να αλλάξει η κάρτα.
   *[other] { $actorName } ζητά να αλλάξει η κάρτα.
}
event-turned_up = Ανοίγουν από την Αυλή: { $roles }.
event-token-taken = { $actor ->
    [you] Παίρνεις τη μάρκα «{ $token }».
   *[other] { $actorName } παίρνει τη μάρκα «{ $token }».
}
event-token-on = Η μάρκα «{ $token }» μπαίνει πάνω σε: { $role }.
event-token-gone = Η μάρκα «{ $token }» γυρίζει στο κέντρο.
event-side = { $actor ->
    [you] Είσαι πια με την πλευρά «{ $side }».
   *[other] { $actorName } είναι πια με την πλευρά «{ $side }».
}
event-drafted = { $actorName } διάλεξε την πρώτη κάρτα.
event-drafted-known = { $actor ->
    [you] Διάλεξες: { $role }.
   *[other] { $actorName } διάλεξε: { $role }.
}
event-won = { $actor ->
    [you] Στο τραπέζι μένεις μόνο εσύ.
   *[other] Στο τραπέζι μένει μόνο { $actorName }.
}

### Το τέλος της παρτίδας

over-title = { $actor ->
    [you] Κέρδισες!
   *[other] { $actorName } κερδίζει
}
over-subtitle = { $turns ->
    [one] Μετά από 1 γύρο.
   *[other] Μετά από { $turns } γύρους.
}
over-claims = Τι ήταν αλήθεια
over-claims-none = Κανείς δεν δήλωσε τίποτα.
over-claim = { $actor ->
    [you] Δήλωσες { $role }
   *[other] { $actorName } δήλωσε { $role }
}
over-denial = { $actor ->
    [you] Δήλωσες ότι δεν έχεις { $role }
   *[other] { $actorName } δήλωσε ότι δεν έχει { $role }
}
over-true = αλήθεια
over-bluff = μπλόφα
over-unchallenged = χωρίς αμφισβήτηση
over-proved = αποδείχθηκε
over-caught = έπεσε
over-tally = { $actor ->
    [you] Εσύ
   *[other] { $actorName }
}: { $claims ->
    [one] 1 δήλωση
   *[other] { $claims } δηλώσεις
}, { $bluffs ->
    [0] καμία μπλόφα
    [one] 1 μπλόφα
   *[other] { $bluffs } μπλόφες
}
over-seed = Μοιρασιά αρ. { $seed }

## Γιατί οι αντίπαλοι έκαναν ό,τι έκαναν

reason-bluff = { $counted ->
    [yes] Υπολόγιζε ότι θα γίνει πιστευτό με πιθανότητα { $chance }.
   *[no] Ήλπιζε να μην αμφισβητήσει κανείς.
}
reason-bluffed_block = { $counted ->
    [yes] Υπολόγιζε ότι θα γίνει πιστευτό με πιθανότητα { $chance }.
   *[no] Ήλπιζε να μην αμφισβητήσει κανείς.
}
reason-true_claim = { $counted ->
    [yes] Είχε την κάρτα και υπολόγιζε ότι θα γίνει πιστευτό με πιθανότητα { $chance }.
   *[no] Είχε την κάρτα.
}
reason-true_block = { $counted ->
    [yes] Είχε την κάρτα και υπολόγιζε ότι θα γίνει πιστευτό με πιθανότητα { $chance }.
   *[no] Είχε την κάρτα.
}
reason-doubt = { $counted ->
    [yes] Υπολόγιζε ότι ήταν αλήθεια με πιθανότητα { $chance }.
   *[no] Δεν το πίστεψε.
}
reason-belief = Πόσο πιθανό φαινόταν: { $thoughts }.
reason-belief-of = { $name } { $chance }
reason-certain_lie = Δεν γινόταν να είναι αλήθεια: όλες αυτές οι κάρτες ήταν αλλού.
reason-certain_win = Με αυτή την κίνηση η νίκη ήταν σίγουρη.
reason-last_card = Παιζόταν η τελευταία κάρτα.
reason-most_coins = Ήθελε νομίσματα χωρίς να δηλώσει τίποτα.
reason-strike = Ήταν η ώρα για χτύπημα.
reason-let_pass = Η αντίκρουση δεν άξιζε το ρίσκο.
reason-join_in = Άξιζε να συμμετάσχει.
reason-best_cards = Κράτησε τις πιο χρήσιμες κάρτες.
reason-only_move = Δεν υπήρχε άλλη επιλογή.
reason-whim = Έτσι, από καπρίτσιο.
over-doubted = { $actorName } αμφισβήτησε. { $why }

### Ό,τι ζητά μια διεύθυνση ή ένα πρόγραμμα και δεν γίνεται

warning-parameter = Η διεύθυνση ζητά { $name }={ $value }, που δεν υπάρχει· ισχύει η προεπιλογή.
script-not-an-object = Οι επιλογές δίνονται ως αντικείμενο, όχι ως { $value }.
script-unknown-option = Δεν υπάρχει επιλογή { $value }· οι επιλογές είναι variant, seats, bots, seed, speed, options, characters και first.
script-not-a-number = Οι θέσεις είναι ακέραιος αριθμός, όχι { $value }.
script-wrong-kind = Η επιλογή { $name } δεν μπορεί να είναι { $value }.
script-no-game = Δεν υπάρχει παρτίδα για να παιχτεί { $value }· κάλεσε πρώτα τη newGame.
script-not-a-move = Μια κίνηση είναι κείμενο όπως «0 tax», όχι { $value }.

### Όταν κάτι πάει στραβά

error-broken = Κάτι πήγε στραβά στο παιχνίδι. Μπορείς να ξαναρχίσεις την παρτίδα· αν αντιγράψεις την αναφορά, βοηθάς να βρεθεί το λάθος.
error-record = Η θέση που δίνει αυτή η διεύθυνση δεν διαβάζεται. Μπορείς να ξεκινήσεις νέα παρτίδα.
error-language = Αυτή η γλώσσα δεν φορτώθηκε και η παρτίδα συνεχίζεται στην τωρινή· έλεγξε τη σύνδεση και διάλεξέ την ξανά.
