import { fold } from './fold.ts'
import { tokens } from './normalise.ts'
import { isBengali } from './script.ts'
import { shortForms } from './short-forms.ts'

// Words that tell the language of a message in Latin letters whatever stands beside them. Ambiguous ones are left out.

/** Whoever uses these builds English sentences. */
export const englishGrammar =
  'the an is was were does did can could will would shall should how what when where who why which whom whose you your yours my mine we our ours us they them their it its this that these those and but if of for from with by be been being have has had not yes im ive ill youre dont doesnt didnt cant wont isnt arent whats wheres whos there here than then into about any some every after before because while during such only same other another am myself yourself between without until upon though although whether either neither nor hers him his she he her as at i me'

/** Romanised Bengali: grammar, verbs and common words, in one spelling each. */
export const benglishWords =
  'ami amar amake amay amra amader amaderke tumi tomar tomake tomay tomra tomader tui tor toke tora toder apni apnar apnake apnara apnader uni onar unar onake oder tader tara ora tini keu kichu kichui sob sobai sobar shob shobai ei oi eta ota seta sheta eigulo oigulo egulo ogulo eder ekhane okhane sekhane ekhon tokhon kokhon jokhon kobe kobekar kothay kothai kotha kothao keno kano kemon kemne kivabe kibhabe kivave kon konta konti kothakar koto kotota kotogulo kotodin kotokhon koyta kota kara kake ki kii ke kar ache achhe achen acho achho achi achis nei nai chilo chilen chile hobe hoben hoy hoye hoyeche hoyechilo hocche hochche hote hole holo hok howa kori koro koren kore korbo korben korbe korte korle korlam korchi korcho korchen korche korechi korechen korecho koreche kora korar koray korun korish korbi korano dao daw din den dite diye dicche dicchen dicho debo deben debe dilam dile diyechen deya deoa nao nin nen nite niye nebo neben nebe nicchen nilam nile pabo paben pabe pai pan pete pelam pele peyechi paoa pawa parbo parben parbe pari paren paro pare parchi parchen parlam parle jabo jaben jabe jai jan jay jao jete jacchi jacche jachche jawa jaoa gelo gele geche gechi gechen giye asbo asben asbe asi asen aso asun asho esho asche aschen ashche elo eseche esechi ashte asle asha asar chai chan chao chay chaichi chaile bolo bolun bolen bolbo bolben bolbe bolte bole bolchi bolche bolcho bolchen bollam bolechi bolechen boli dekhi dekho dekhun dekhen dekhe dekhbo dekhben dekhbe dekhte dekhlam dekhle dekhchi dekhechi dekhan dekhao dekhaben dekha shuni shuno shunun shunte shunbo shonao shona janao janan janaben jani jano janen jante janina janabo thako thaken thake thaki thakbe thakbo thakte thakle khai khao khan khabo khaben khabe khete khacche khaccho kheye kheyecho khaoa khawa khabar pathabo pathate pathaben pathao pathan kinbo kinte kinen bechen banao banan banabo banate banay lekho lekhen likhe likhte lekha lekhe poro porbo porte pora porchi shikhte sikhte shikhbo sekhan sekhao bujhi bujhte bujhina bujhlam lage lagbe lagche laglo legeche rakho rakhen rakhte rakhle chalao cholche chole cholbe cholo chol cholun thik valo bhalo bhalobasi bhalobashi valobasi valobashi kharap khub khubi onek ektu ekta ekti ekjon duto dujon tin panch pore por porer ager aj ajke ajker kal kalke kalker gotokal sokal sokale bikel rat rater dupur dine diner bochor mash mase soptaho soptahe protidin protisoptahe roj notun natun purono boro choto chhoto sundor shundor darun osadharon moja mojar hasi hasir baje faltu bari barite barir ghor ghore basa dokan dokane rasta desh deshe deshi bidesh shohor kolkata kolkatar kolkatay thikana jayga jaygay baba babar mayer maa chele cheler chheler meye meyer bon boner didi didir dada dadar dadara bhai vai bhaiya boudi kaku kakima mashi mamar mama pishi dida didar thakuma thakur dadu bou bouma sasuri shashuri bor bacha baccha bachcha bacchara bacchar manush manus lok loker bondhu bondhura poribar nam naam namta boyos boyosh jonmodin jonmo biye biyer biyete chakri kaj kaje kajer taka takar poysa dam daam khoroch rojgar kena kenar bikri bikrir jinis jinish boi boier golpo golpota gan gaan gaaner gaanta nach natok chobi chhobi ranna rannar rannay rannaghor mach macher mangsho bhat dal alu torkari mishti misti dudh jol cha chaer chini nun tel gorom thanda norom shokto jhal jhol pujo pujor pujoy puja utsob anondo mon moner monta dukkho koshto raag rag bhoy voy hashi kanna prem bhalobasa valobasa adda gappo jhogra jhograr boka boken bokbe bokbo mar mara mathay matha betha byatha osukh jor oshudh osudh shorir sorir chul mukh hat haat pa chokh bristi rod megh hawa akash gach ful pakhi kukur biral gari gaari jodi tobe kintu karon tai tahole naki nahole jonno jonne jonyo diyeo theke thekeo porjonto sathe shathe songe shonge moto moton kache majhe moddhe modhye upor upore niche bhitore baire pashe samne pichone chara chhara bodole hoyto nischoi obosshoi obossoi sotti sottii mithye ashol asol nijer nije nijei ekdom ekebare ekdin ekbar abar arekta arek aro ebong othoba noyto noy noi nah haa hyan ha accha acha achha dhonnobad dhonyobad dhanyabad nomoskar namaskar suprobhat shubho subho bhalobeshe upokar sahajjo sahajyo somossa shomossha jigges proshno uttor shuru suru shesh sesh bondho bondo khola kholo khulche khulchhe khulbo jogajog sujog chesta onurodh bhul vul taratari joldi deri opekkha ichche icche iccha kothata bishoy byapar bapar jhamela gondogol gondo boyosko poka khela khelar khelte hobena parbona parchina jabena korbona nebona lagena'

const grammar = new Set(englishGrammar.split(' '))
/** Whether a normalised word is one of English grammar. */
export const isEnglishGrammar = (word: string) => grammar.has(word)

const benglish = new Set(benglishWords.split(' ').map(fold))

/** The beginning of a long message is enough. */
const maxWords = 200

/** Whether a normalised word in Latin letters is plainly Bengali: `kobe`, `apnader`. */
const isBenglishWord = (word: string) => benglish.has(fold(word))

const tellsLanguage = (typed: string) => {
  const word = shortForms.get(typed) ?? typed
  return grammar.has(word) || isBenglishWord(word)
}

/** Whether no word is of English grammar or plainly Bengali (`video`, `collab?`), whatever `languageOf` says. */
export const couldBeEither = (message: string) =>
  !isBengali(message) && !tokens(message).slice(0, maxWords).some(tellsLanguage)
