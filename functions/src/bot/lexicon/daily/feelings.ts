/** English words of feelings, manners and doings of people. */
export const dailyFeelings = `
ভালোবাসা, loved, adored, fond of, sweetheart, darling, affection, স্নেহ
romantic, romance, রোমান্টিক, প্রেমের গল্প, love story
খুশি, happiness, happier, happiest, delight, jolly, cheerful, merry, আনন্দিত
দুঃখ, weeping, cried, tragic, tragedy, মন খারাপ লাগছে
worried, distress, distressed, উদ্বেগ, উদ্বিগ্ন
lonely, isolated, solitary, নিঃসঙ্গ, all alone
frighten, terrified, terrifying, terror, scaring, scares, dreadful, আতঙ্ক, আতঙ্কিত
ভূত, haunted, ভূতুড়ে, supernatural, ghost house, vampire, ভ্যাম্পায়ার, ডাইনি, ghost story, skeleton, কঙ্কাল
monster, monsters, দৈত্য, beast, creature, creatures, alien, aliens, এলিয়েন, dragon, dragons, ড্রাগন
গল্প, fairy tale, fairy tales, ঠাকুমার ঝুলি
fairy, fairies, angel, angels, guardian angel
prince, princess, রাজপুত্র, রাজকন্যা, kingdom, রাজ্যপাট, emperor, সম্রাট, royal, রাজকীয়, castle, রাজপ্রাসাদ, knight
superman, superhero, সুপারহিরো, batman, heroic, avengers
magic, magician, জাদুকর, জাদু দেখানো, magical, illusion, illusions
disguise, ছদ্মবেশী
dream, nightmare, দুঃস্বপ্ন, fantasy, bad dream
heaven, paradise, স্বর্গ
god, goddess, almighty, spiritual, আধ্যাত্মিক, ritual, rituals
কুসংস্কার, superstition, superstitious
angry, temper, রাগারাগি, rage, outraged, hot tempered
খারাপ, hatred, despise, loathe
guilt, conscience, বিবেক, অপরাধবোধ, remorse
embarrassed, embarrass, embarrassment
আঘাত, humiliate, humiliated, humiliating, অপমানিত
jealous, হিংসুটে
bored, dull and slow, monotonous, একঘেয়েমি
curiosity, কৌতূহলী, inquisitive
passionate, obsessed, obsession, নেশার মতো
আবেগ, sensitive, emotionally, feelings, sentimental, আবেগপ্রবণ
proud, proudly, vanity, arrogant, অহংকার, অহঙ্কারী
humble, modest, বিনয়, বিনয়ী, humility, down to earth
mercy, pity, compassion, দয়ামায়া, sympathy, সহানুভূতি
দুঃখিত, apologized, apologised, ক্ষমা চেয়েছে
tolerate, endure, সহ্য, সহ্য করা, put up with, bear with
betray, betrayed, বিশ্বাসঘাতক, বিশ্বাসঘাতকতা, backstab, disloyal
lie, lied, liar, liars, মিথ্যেবাদী, মিথ্যাবাদী, telling lies, bluff, bluffing
trust, believed, believing, reliable, নির্ভরযোগ্য, trustworthy, dependable
deserve, deserves, deserved, deserving, worthy of
স্বপ্ন, ambitious, উচ্চাকাঙ্ক্ষা, aim in life
childhood, শৈশব, ছেলেবেলা, childhood days, ছোটবেলা, ছোটোবেলা
childish, immature, ছেলেমানুষি, ছেলেমানুষ
mature, পরিণত, grown up mind
careless, উদাসীন, বেপরোয়া, reckless
responsible, irresponsible, responsibility, responsibilities, দায়িত্বহীন, দায়িত্ববান
clumsy, আনাড়ি, incompetent, অকর্মণ্য
stupid, stupidity, বোকামি, idiotic
wisdom, প্রজ্ঞা, বিচক্ষণ
knowledge, knowledgeable, জ্ঞানগম্যি
personality, ব্যক্তিত্ব, charisma, good looks
handsome, good looking, সুদর্শন, attractive, charming, আকর্ষণীয়
attraction, attractions, আকর্ষণ, main attraction, crowd puller
beautiful, gorgeous, stunning, magnificent, glorious, exquisite, অপরূপ, picturesque
দারুণ, elegant, elegance, graceful, sophisticated, classy
awesome, fascinating, incredible, extraordinary, remarkable, spectacular, sensational, tremendous, bravo, ব্রাভো, thrilling
অবাক, amazed, stunned, অভিভূত, astonished
cute, sweetest, nicest, মিষ্টি মেয়ে, adorable
অদ্ভুত, eccentric, peculiar, ironic
রহস্য, mysterious, রহস্যময়, clue, clues
unique, অনন্য, অভিনব, one of a kind, novel idea
creative, creativity, সৃজনশীল, সৃজনশীলতা, artistic, imaginative
কল্পনা, imagining, কাল্পনিক, visualise
আসল, realistic, reality, true to life
প্রভাবশালী, powerful, শক্তিশালী, ক্ষমতাবান, mighty, influence
huge, giant, gigantic, colossal, দৈত্যাকার
big, bigger, biggest, larger, largest
brain, মস্তিষ্ক, intellect, মগজ
মনোযোগ, concentrate, concentration, focus, focused, মনঃসংযোগ, distracted, distraction, অমনোযোগী, attentive
skill, talent of
expression, expressions, অভিব্যক্তি, body language, gesture, অঙ্গভঙ্গি
laugh, laughter, giggle, giggling, hysterical, amusing, amused, হাসাহাসি, crack us up
জোকস, kidding, joking, মজা করছি
teasing, tease
prank, stunt, stunts, স্টান্ট
adventure, adventures, অ্যাডভেঞ্চার, অভিযান, expedition, explore, exploring
hug, hugs, জড়িয়ে ধরা, আলিঙ্গন, cuddle, embrace
kiss, kissed, kissing, kisses, চুমু, চুম্বন
flirting, flirt, প্রেমালাপ
অভিনন্দন, congratulate, congratulated, congrats to, অভিনন্দন জানাই
victory, triumph, winning, বিজয়, জয়লাভ
defeated, losing, loser, পরাজয়, পরাজিত
প্রতিদ্বন্দ্বী, opponent, opponents, প্রতিপক্ষ, contender
player, players, squad, খেলোয়াড়, athlete, athletes, ক্রীড়াবিদ, captain of the team
badminton, basketball, tennis, baseball, বাস্কেটবল, টেনিস, volleyball, ভলিবল, hockey, হকি, rugby
শেষ, shesh, sesh, ses
carrom, chess, দাবা খেলা, ludo, লুডো, board game
wrestling, wrestler, কুস্তি, boxing, বক্সিং, karate, ক্যারাটে, martial arts, taekwondo
skate, skates, skating, স্কেটিং, roller skates, skateboard
marathon, racing, ম্যারাথন, sprint
swim, drown, drowned, drowning, ডুবে যাওয়া, life jacket
ঝগড়া, fought, fight with
যুদ্ধ, battle, লড়াই, combat, military, troops, troop, air force, marine, battalion
pistol, বন্দুক, toy gun, shotgun, গুলি চালানো
explosion, explode, exploded, বিস্ফোরণ, bomb, বোমা
terrorist, terrorists, terrorism, সন্ত্রাস, সন্ত্রাসবাদী, জঙ্গি
crime, criminal, criminals, অপরাধী
thief, thieves, burglar, robbery, robbed, robber, robbing, ডাকাত, ডাকাতি
kidnapped, kidnap, অপহরণ, hostage, abducted
assault, assaulted, torture, tortured, নির্যাতন, manhandled, domestic violence
suicide, আত্মহত্যা, self harm, kill myself, মরে যেতে ইচ্ছে
crisis, সংকট, সঙ্কট, calamity, বিপর্যয়
earthquake, ভূমিকম্প, landslide
rescue, rescued, rescuing, survive, survived, survival, প্রাণে বাঁচা, saved my life
funeral, funerals, শেষকৃত্য, অন্ত্যেষ্টি, cemetery, graveyard, কবরস্থান, cremation, শ্মশান, burial, condolence, condolences
riot, দাঙ্গা, curfew, কারফিউ, violence, হিংসাত্মক
corruption, corrupt, দুর্নীতি, দুর্নীতিগ্রস্ত, embezzle
justice, ন্যায়বিচার, সুবিচার, injustice, unfair, fair play, অবিচার, biased, পক্ষপাত, favouritism
আইন, verdict, রায়দান, testify, testimony, সাক্ষ্য, prosecute
মানহানি, suing, sued
accused, accuse, accusing, অভিযুক্ত, allegation, allegations, দোষারোপ
violation, violated, লঙ্ঘন, breach, breach of rules
সরকার, democracy, democratic, গণতন্ত্র, republic, প্রজাতন্ত্র, constitution, সংবিধান, communist, কমিউনিস্ট
election, voted, voting, politician, politicians, নির্বাচনী প্রচার
revolution, rebel, বিপ্লব, বিদ্রোহ, আন্দোলন
petition, গণস্বাক্ষর, signature campaign
committee, union, ইউনিয়ন, federation, trade union
secretary, chairman, চেয়ারম্যান, chairperson
brand ambassador, ambassador, ব্র্যান্ড অ্যাম্বাসাডর
embassy, দূতাবাস, consulate, রাষ্ট্রদূত
authority, authorities, administration, প্রশাসন, the management
instruction, command, commands, আদেশ, হুকুম
জোর করে, forced, force me, against my will
interfere, interfering, হস্তক্ষেপ, নাক গলানো, meddle
interrupt, interrupted, interrupting, বাধা দেওয়া, মাঝখানে কথা
investigate, investigation, তদন্ত, investigator, raid, raided
fingerprint, fingerprints, আঙুলের ছাপ, biometric, বায়োমেট্রিক
spy, spies, spying, গুপ্তচর, আড়ি পাতা, undercover
scientist, scientists, বিজ্ঞানী, scientific, বৈজ্ঞানিক, research, researcher, গবেষণা, গবেষক, phd, thesis, থিসিস
experiment, experiments, পরীক্ষা নিরীক্ষা, laboratory work
engineer, engineers, engineering, ইঞ্জিনিয়ার, ইঞ্জিনিয়ারিং, architect, আর্কিটেক্ট, স্থপতি
accountant, হিসাবরক্ষক, chartered accountant, bookkeeping, bookkeeper, auditor
seller, salesman, saleswoman, salesmen, বিক্রয়কর্মী
bank, banker, bank staff
housewife, homemaker, গৃহবধূ, stay at home mother
maid, servant, servants, housekeeper
gardener, gardening, বাগান করা
butcher, কসাই, meat shop, মাংসের দোকান
poem, poet, poets
literature, সাহিত্য, সাহিত্যিক, novelist
মানসিক, psychologist, psychiatrist, psychiatric, মানসিক স্বাস্থ্য, mental health
ধনী, millionaire, richest, wealth, ধনসম্পদ, কোটিপতি, fortune, billionaire
পুরুষ, gentlemen, ভদ্রলোকেরা
পরিবার, relative, kinsfolk
youngest, সবচেয়ে ছোট
বাচ্চা, junior, জুনিয়র
বউ, wives, wife of
তালাক, divorced, বিবাহবিচ্ছেদ, separated couple
adopt, adopted, adoption, দত্তক, দত্তক নেওয়া
inherit, inherited, heir, উত্তরাধিকার, উত্তরাধিকারী, inheritance
`
