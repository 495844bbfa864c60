/** English words of people, feelings and events. */
export const dailyPeople = `
লজ্জা, ashamed, embarrassed, embarrassing, humiliated, humiliation, shameful, লজ্জাজনক
মিথ্যা, liar, liars, মিথ্যাবাদী, মিথ্যুক
প্রতিভা, genius, gifted, প্রতিভাবান
ভয়, scare, scares, spooky, terrifying, ভয়াবহ
দুঃখ, misery, miserable, loneliness, lonesome, নিঃসঙ্গ, নিঃসঙ্গতা, একাকীত্ব, depressing
grief, mourning, grieving, bereaved, শোকাহত, শোকসন্তপ্ত, condolence, condolences, sympathy, সমবেদনা, tragedy, tragic
মৃত্যু, deceased, dead body, corpse, মৃতদেহ
bury, buried, burial, graveyard, cemetery, কবরস্থান, coffin, কফিন
attitude, মনোভাব, mentality, মানসিকতা
behaviour, behavior, শিষ্টাচার
খারাপ, lousy, nasty, pitiful, worthless
দারুণ, gorgeous, charming, adorable, delightful, marvellous, classy, unbelievable, cutest, prettiest, prettier, perfection, superior, heavenly, beautifully
selfish, স্বার্থপর, greedy, greed, লোভী মানুষ
arrogant, arrogance, ego, অহংকার, অহংকারী, দাম্ভিক
ঈর্ষা, envy, পরশ্রীকাতর
generous, generosity, উদারতা
kindness, compassion, compassionate, thoughtful, দয়ালু, সহৃদয়, sympathetic, সহানুভূতি
courtesy, সৌজন্য, as a courtesy
hospitality, আতিথেয়তা, আপ্যায়ন, আতিথ্য
faithful, loyal, বিশ্বস্ত, অনুগত
বিশ্বাস, belief, believer, credibility, বিশ্বাসযোগ্য
betray, betrayed, betrayal, traitor, বিশ্বাসঘাতক, বিশ্বাসঘাতকতা
sacrifice, sacrifices, ত্যাগ স্বীকার, আত্মত্যাগ
devotion, devoted, devotee, devotees, ভক্তিমূলক, ভক্তিভরে
dedicate, dedicated, dedication, উৎসর্গ
ক্ষমা করা, forgive, forgiven, forgiveness, forgiving
প্রেরণা, enthusiasm, enthusiastic, উদ্দীপনা, encouraging, encouragement
impatient, অধৈর্য, lost patience
cheerful, হাসিখুশি, লাস্যময়
আবেগ, sentimental, আবেগপ্রবণ
panic, panicked, আতঙ্ক, আতঙ্কিত
uncomfortable, uneasy, discomfort, অস্বস্তি, অস্বস্তিকর
surprising, surprisingly, বিস্ময়কর, বিস্ময়
disagree, disagreement, একমত নই, দ্বিমত, মতভেদ
convince, convinced, persuade, convincing, রাজি করানো
compromise, আপস, সমঝোতা
misunderstanding, misunderstand, misunderstood, ভুল বোঝাবুঝি, ভুল বুঝেছেন
confusing, গোলমেলে, বিভ্রান্তিকর, বিভ্রান্তি
disturb, bothers, bothered, bothering, nuisance, interruption, interrupted, interference, distract, distracted, উপদ্রব
inconvenience, inconvenient, অসুবিধাজনক
violence, violent, হিংসাত্মক, সহিংসতা, bloodshed
bullying, bully, bullies, bullied, ragging, র‍্যাগিং, tease, teased, teasing
aggressive, আক্রমণাত্মক, হিংস্র
গালাগালি, curse, cursed, cursing, obscene, swear words
চুরি, robbed, robber, robbers, burglar, burglary, ডাকাতি, ডাকাত, snatched, ছিনতাই
kidnap, kidnapped, kidnapping, abducted, অপহরণ
threat, threaten, threatened, threatening, ভয় দেখাচ্ছে
criminals, criminal, অপরাধী, দুষ্কৃতী
investigation, investigate, investigating, তদন্ত
surveillance, নজরদারি ক্যামেরা, spy camera
conspiracy, ষড়যন্ত্র, চক্রান্ত
explosion, explode, exploded, blast, bomb, bombs, বিস্ফোরণ, explosive
rescue team, rescued, উদ্ধারকারী, survivors, survivor
আইন, lawsuit, attorney, jurisdiction, আইনজীবী
judgement, verdict, বিচারের রায়
প্রমাণ, proven, proved
consequence, consequences, পরিণতি, পরিণাম
গোপনীয়তা, confidential, confidentiality
লুকানো, hiding, hid, hidden away, secretly, sneak, sneaking
reveal, reveals, revealed, expose, exposed, ফাঁস করা, ফাঁস হয়ে
clue, clues, hints, ইঙ্গিত, সংকেত
রহস্য, mysteries, mysterious, রহস্যময়
suspect, suspicion, সন্দেহজনক
whisper, whispers, whispering, ফিসফিস, ফিসফিস করে
gesture, gestures, ইশারা, অঙ্গভঙ্গি
hug, hugs, hugged, cuddle, embrace, আলিঙ্গন, জড়িয়ে ধরা
kisses, kissing scene, চুম্বন
affection, affectionate, স্নেহ
গার্লফ্রেন্ড, lover, lovers
intimate, intimacy, ঘনিষ্ঠ, ঘনিষ্ঠতা
flirt, flirting, flirty
বিয়ে, engaged, fiance, fiancee, বাগদান, বাগদত্তা, হবু বর, হবু বউ, newlywed, newlyweds, নবদম্পতি
bachelor party, bachelorette, আইবুড়ো ভাত
stepmother, stepfather, stepson, stepdaughter, সৎমা
ancestors, ancestor, পূর্বপুরুষ, forefathers
generation, generations, প্রজন্ম, new generation
বাচ্চা, teenage, teenaged, grandchildren, grandchild, নাতি নাতনি
adopt, adopted, adoption, দত্তক
inherit, inherited, inheritance, উত্তরাধিকার, উত্তরাধিকারী, heir
bodyguard, bodyguards, bouncers, দেহরক্ষী
security guard, patrol, patrolling, টহল
*servants, servant, চাকরবাকর, housemaid
fisherman, fishermen, মৎস্যজীবী, মাঝিমাল্লা
তাঁতি, weaver, weavers, তাঁতশিল্পী
চুল, barber, barbers, নাপিত, hairdresser, hairstylist, parlor, saloon, spa, manicure, pedicure
butcher, কসাই
chauffeur, গাড়িচালক, hired driver
labour, labor, labourer, labourers, শ্রমিক, দিনমজুর, trade union
foreman, site foreman, সর্দার মিস্ত্রি
হাসি, comedian, comedians, কৌতুকাভিনেতা
সঙ্গীতশিল্পী, musician, musicians, instrumentalist, বাদক, যন্ত্রসঙ্গীত
chorus, choir, সমবেত কণ্ঠে, কোরাস
গান, musical, musicals, melody, jingle, jingles
jazz, hip hop, rapper, র‍্যাপ গান, rock music
trumpet, saxophone, harmonica, ব্যান্ডপার্টি, trumpets
karaoke, কারাওকে, sing along
disco, ডিস্কো, nightclub, night club
applause, clapping, claps, হাততালি, standing ovation, হাততালি দেওয়া, cheering
whistle, whistles, whistling, হুইসেল, শিস দেওয়া
circus, সার্কাস, clown, clowns, joker, acrobat, জোকারের
ভোজবাজি, magician, wizard, জাদুকর, জাদুকরী
carnival, কার্নিভাল
parade, pageant, float parade
championship, championships, চ্যাম্পিয়নশিপ, tournament, tournaments, টুর্নামেন্ট
খেলা, activity, কার্যকলাপ, player, players, খেলোয়াড়, athlete, athletes, athletic, athletics, ক্রীড়াবিদ
hockey, হকি, billiards, play golf, golf course, snooker
karate, ক্যারাটে, taekwondo, martial arts, self defence, আত্মরক্ষা
skating, স্কেটিং, roller skates, skates, skateboard
boxing, বক্সিং, wrestling, কুস্তি, wrestler
board games, chess board, play chess, chess class, দাবা খেলা, ludo, লুডো
referee, রেফারি, umpire, আম্পায়ার
captain, captains, অধিনায়ক, ক্যাপ্টেন
score, scores, scored, স্কোর, scoreboard
prize, consolation, সান্ত্বনা পুরস্কার
gambling, gamble, gambler, জুয়াখেলা, জুয়া, betting, poker, casino, blackjack
auction, auctions, bid, bids, bidding, নিলামে উঠবে
ধর্ম, christian, christians, christianity, খ্রিস্টান, bible, বাইবেল, jewish
sacred, পবিত্র, holy place, holy book, divine, পুণ্য
saint, saints, monk, monks, সাধুবাবা, সাধু সন্ন্যাসী
পুরোহিত, pastor, preacher, father of church, bishop
angel, angels, দেবদূত
devil, devils, demon, demons, monster, monsters, দানব, শয়তান, vampire, vampires, zombie, dragon, dragons
lucky, destiny, নিয়তি, কপালের লিখন
myth, myths, mythology, mythological, পৌরাণিক, পুরাণকথা
memories, স্মৃতিচারণ, স্মৃতিকথা, nostalgia, nostalgic, স্মৃতি
memorial, in memory of, স্মরণসভা, স্মৃতিসৌধ, remembrance, স্মরণে
historic, historical, ঐতিহাসিক, monument, monuments, স্মৃতিস্তম্ভ
কুসংস্কার, tradition, traditions, traditional, ঐতিহ্যবাহী, legacy, cultural heritage
প্রাচীন, antique, antiques, vintage, ancient
palace, palaces, castle, castles, প্রাসাদ
philosophy, দর্শনশাস্ত্র, philosophical, psychology, মনোবিজ্ঞান
মানসিক, psychiatrist, psychologist, psychological, mentally, মনোবিদ, মনোরোগ
জ্যোতিষ, psychic, fortune teller, ভবিষ্যদ্বাণী, prophecy
perspective, viewpoint, দৃষ্টিভঙ্গি
logical, logic, যুক্তি, যুক্তিসঙ্গত
experiment, experiments, experimental, পরীক্ষামূলক
analysis, analyse, analyze, বিশ্লেষণ
observe, observed, observer, observation, পর্যবেক্ষণ
survey, surveys, সমীক্ষা, questionnaire, polls
discover, discovers, discovered, discovery, আবিষ্কৃত
evolution, বিবর্তন, species, প্রজাতি
astronaut, মহাকাশচারী, galaxy, spaceship, aliens, alien, ভিনগ্রহী
adventure, adventures, অ্যাডভেঞ্চার, expedition, expeditions, অভিযান, thrilling, thrill, রোমাঞ্চকর
documentary, documentaries, তথ্যচিত্র, ডকুমেন্টারি
opera, operas, musical drama, গীতিনাট্য
রিভিউ, critic, critics, সমালোচক
আড্ডা, discussion, discussions
শেয়ার, shared
আঁকা, drawn, drew
আপলোড, released
identify, identified, identifies
পরিচয়, introduced, introduces, acquainted
কল্পনা করা, imagined
থাকেন, lived, reside, resides
ভাড়া, hired, hires
face of, appearance, appearances
শান্তি, peaceful, peacefully, শান্তিপূর্ণ
word, phrase, phrases, proverb, proverbs, প্রবাদ, প্রবচন
ঠাট্টা, irony, ironic
exhibition, exhibit, exhibits, exhibited
গুরুত্বপূর্ণ, importance, essential, essentials
প্রচার, boost, boosted, boosting
optimistic, hopeful, আশাবাদী
ridiculous, absurd, উদ্ভট
positive, negative, ইতিবাচক, নেতিবাচক
oppose, opposed, opposition
drown, drowned, drowning, ডুবে গেছে
hunting, hunters, শিকার করা
প্রতিশ্রুতি, promising
soul, souls, spirits, আত্মার শান্তি
`
