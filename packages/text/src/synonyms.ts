/**
 * Synonyms across both languages; Bengali words romanised, and found in either script. The house's
 * topics come first.
 */
const lines = `
ma maa mayer amma mom mommy mummy mum mother mama
baba babar abba dad daddy papa father
chele cheler khoka son boy
meye khuki daughter girl
didi dada bhai bon sister brother sibling
didima thakuma thamma dida nani grandma grandmother granny
dadu thakurda dadamoshai grandpa grandfather
mama mami mamar uncle
kaku jethu mesho pishemoshai uncle
mashi pishi kakima jethima aunt aunty auntie
bou bouma bride wife
bor jamai husband groom
shashuri sasuri inlaw
bachcha baccha shishu kid child children baby
poribar songsar family
bari barir ghor house home
ranna rannaghor kitchen cooking cook
khabar khawa khabe khay khete bhat eat eating food meal lunch dinner
mach machh fish hilsa ilish
mangsho chicken mutton meat
dim egg
mishti misti sandesh rosogolla sweet dessert
cha chaer tea
jol water
dudh milk
alu potato
aam mango
tel oil
nun salt
chini sugar
jhal spicy hot
luchi puri
dal lentil
torkari sobji vegetable
fuchka phuchka panipuri golgappa
biryani biriyani
achar pickle
phone mobile telephone cell
call kol
kopal forehead
mukh face
chokh eye
matha head
haat hat hand
pa foot leg feet
chul hair
pet stomach belly
raat rat night midnight
shokal sokal morning
dupur noon afternoon
bikel sondhe evening
din day
ghum ghumono sleep sleeping asleep
shopno swapno dream
bristi brishti borsha rain raining rainy monsoon
rod roddur sun sunny sunshine
megh cloud cloudy
jhor storm
gorom heat hot summer
shit sheet thanda cold winter
chata chhata umbrella
bag tholi suitcase luggage baggage bags
gochano packing pack
jawa jabo jachchi berano trip travel journey going
train rail
bus
taxi gari car
rasta road street
dokan shop store
bazar market shopping
taka poysa money rupee
dam price cost
shari saree sari
jama kapor clothes dress shirt
juto choti shoe slipper sandal
boi book
porashona pora study studying homework
porikkha exam test
school iskul
college
result fol
chakri office job work
boss
chuti chhuti holiday vacation
biye wedding marriage
patri patro match bride groom
jonmodin birthday
pujo puja durgapuja durga festival
poyla boishakh newyear
upohar gift present
atithi guest visitor mehman mehoman
aschorjo hothat sudden suddenly surprise
dorja door gate
janla window
chad roof terrace
sinri stairs
ghor room
bathroom toilet
khat bichana bed
lep kombol blanket quilt
moshari mosquito
pakha fan
alo light lamp
loadshedding current powercut electricity
gas cylinder
fridge refrigerator
tv television serial
remote
radio
cinema film movie
gaan song music
nach dance
khela game play
cricket
football
chobi photo picture
camera
selfie
internet wifi net
password
whatsapp
status
facebook
youtube channel
computer laptop
cup kap peyala mug
thala plate
chamoch spoon
bhalo valo good nice
kharap bad
boro big
choto small little
notun new
purono old
shesh sesh last end final
prothom first
tukro piece pis
jhogra lorai juddho fight quarrel war
boka bokuni bakuni boklo bokche scold scolding lecture gyan
rag raga anger angry
hasi hashi laugh laughing funny comedy
kanna kanda cry crying
bhoy voy fear scared scary
bhoot vut ghost
prem bhalobasha love
dukkho sad
lojja shy shame
mithye mithya lie lying
chor churi thief steal
harano hariye lost missing nei
khoja khuje khujche find search looking
dhora dhore catch caught catches
lukono lukiye hide hidden secret
dekha dekhe dekhte see watch look
daka dake calling shout
bola bole kotha say talk talking
shona shune listen hear
manush lok people man
para neighbour neighbor protibeshi pasher
kajer maid
daktar doctor
oshudh medicine
jor fever
kukur dog
biral cat
pakhi bird
gach tree
phul ful flower
nodi river
gram village
shohor kolkata calcutta city
desh country
bidesh abroad foreign
golpo story
khobor news
chithi letter
jama
sotero 17 seventeen
dui duto 2 two
ek ekta 1 one
tin tinte 3 three
char 4 four
panch 5 five
dosh 10 ten
`

export const synonymGroups: readonly (readonly string[])[] = lines
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
