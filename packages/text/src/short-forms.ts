/**
 * Abbreviations visitors type, and their full word; Bengali ones romanised, since only Latin typing
 * shortens like this.
 */
const table = `
kmn kemon, kmon kemon, kemn kemon, kmen kemon, kamon kemon, kmne kemne, kvbe kivabe, kibhabe kivabe, kvb kivabe, kvabe kivabe, kivbe kivabe
kbe kobe, kb kobe, kbr kobe, kkhn kokhon, kkn kokhon, kotae kothay, kthy kothay, kthae kothay, kothai kothay, kothae kothay, kthay kothay
kno keno, kano keno, kyno keno, kre kore, krte korte, krle korle, kra kora, kro koro, krchi korchi, krchen korchen, krcho korcho, krche korche
krbo korbo, krbe korbe, krben korben, krbn korben, krlm korlam, krlam korlam, krun korun, krn koren, kren koren, korsi korchi, kortesi korchi, krtesi korchi
hbe hobe, hb hobe, hche hocche, hcche hocche, hocce hocche, hyeche hoyeche, hoise hoyeche, hoice hoyeche, hoyse hoyeche, hle hole
amr amar, amk amake, amke amake, amdr amader, amdrk amader, tmr tomar, tmk tomake, tmke tomake, tmi tumi, tm tumi, tmdr tomader, tmder tomader, tmra tomra, tdr toder, tr tor
apnr apnar, apnk apnake, apndr apnader, apnder apnader, apnra apnara, apn apni, odr oder
ace ache, acy ache, asen achen, asos achis, aso acho, aco acho, achn achen, achs achis, ni nei, nai nei
dw dao, deo dao, dbn deben, dben deben, dbe debe, dbo debo, dte dite, dn din, dlm dilam
jbo jabo, jbe jabe, jby jabe, jachi jacchi, jcche jacche, jche jacche, gese geche, gase geche, gse geche, gche geche
asce asche, ase ache, eso esho, aslo elo
pbo pabo, pbe pabe, prbo parbo, prbe parbe, prchi parchi, prchina parchina, pabna pabona
bol bolo, bln bolun, blo bolo, blun bolun, blben bolben, bolen bolun, blte bolte, bltase bolche, blche bolche, bolsi bolechi
dkhbo dekhbo, dkhte dekhte, dkhi dekhi, dkha dekha, dkho dekho, dakhte dekhte, dakhbo dekhbo, dekhsi dekhechi
jni jani, jnte jante, jniye janiye, thkbe thakbe, thke thake, tik thik, thk thik, tkhn tokhon, tkn tokhon
vlo bhalo, valo bhalo, bhlo bhalo, vl bhalo, vala bhalo, khb khub, onk onek, onkk onek, ank onek, sb sob, sbai sobai, ekdm ekdom, akdom ekdom
akta ekta, ekt ekta, 1ta ekta, 1ti ekti, akti ekti, aktu ektu, ekhn ekhon, akhn ekhon, akhon ekhon, ekn ekhon
jnno jonno, jonne jonno, jnne jonno, jny jonno, sthe sathe, shathe sathe, sate sathe
ntun notun, notn notun, natun notun, nutun notun, kisu kichu, kchu kichu, mdhe modhye, modde modhye, agey age
frnd friend, bndhu bondhu, bndu bondhu, vai bhai, bhy bhai, ddi didi, ddu dadu, dda dada
amn emon, emn emon, jmn jemon, temn temon, tmn temon, ktha kotha, kta kota, kto koto, ktodin kotodin, kew keu, keo keu
u you, ur your, urs yours, r er, ya yes, yep yes, nope no, y why, k ki, n and, d the, da the, dis this, dat that, wat what, wht what, wts whats, wut what
wen when, whn when, hw how, hwo how, whr where, wher where, wr where, wch which, whch which, bcz because, bcoz because, cuz because, coz because, cz because
plz please, pls please, plss please, plzz please, plese please, pleasee please, plis please, pliz please, thnx thanks, thx thanks, thnks thanks, tnx thanks, thanku thanks, thankyou thanks, tysm thanks, ty thanks, tq thanks
msg message, msgs messages, mssg message, vdo video, vdos videos, vid video, vids videos, vedio video, vidio video, bdo video, vdeo video, chnl channel, chanel channel, chennel channel, channal channel, chnnl channel
num number, nmbr number, numbr number, nbr number, ph phone, phn phone, fon phone, mob mobile, mbl mobile, wp whatsapp, wa whatsapp, whtsapp whatsapp, watsap whatsapp, wapp whatsapp, whatsap whatsapp, wtsp whatsapp
fb facebook, fbk facebook, ig instagram, insta instagram, yt youtube, utube youtube, ytube youtube, acc account, acct account, pic picture, pics pictures, pix pictures, cmnt comment, cmt comment, commnt comment, comnt comment
subs subscribe, subscrb subscribe, subcribe subscribe, subscrib subscribe, suscribe subscribe, collb collab, clb collab, clab collab, colab collab, collabo collab, promo promotion, spnsr sponsor, addr address, adrs address
bday birthday, hbd birthday, bdy birthday, wdng wedding, anniv anniversary, gm morning, gn night, gud good, gd good, mrng morning, mornin morning, nyt night, evng evening
tmrw tomorrow, tmw tomorrow, tdy today, 2day today, 2moro tomorrow, 2nite tonight, b4 before, 4 for, gr8 great, l8r later, w8 wait, m8 mate, abt about, bt but, btw by, asap soon, info information, pymnt payment, amt amount, govt government
rply reply, rpl reply, ans answer, ques question, qs question, prblm problem, prob problem, probs problem, prb problem, dwnld download, dwnload download, lnk link, lnks links, upld upload, edt edit, shrt short, lng long, bst best, fvt favourite, fav favourite, nxt next, lst last, nw new, frst first, 1st first
luv love, lv love, lub love, ily love, sry sorry, srry sorry, soory sorry, wlcm welcome, hlp help, hlw hello, helloo hello, hie hi, hyy hi, heyy hey, bb bye, bbye bye, tc care, kk ok, oki ok, okey ok, okie ok
jst just, rlly really, rly really, vry very, evry every, evryone everyone, ppl people, smthng something, smth something, anythng anything, nthng nothing, wrk work, wrkng working, wid with, wth with, thru through, frm from
dkhche dekhche, dkhchi dekhchi, dkhlam dekhlam, dkhbe dekhbe, dkhben dekhben, dkhun dekhun, dkhao dekhao, hcchhe hocche, hchhe hocche, hyni hoyni
jben jaben, jbn jaben, jchchi jacchi, thkben thakben, pcchi pacchi, lgbe lagbe, lgche lagche, nbo nebo, nben neben, krechi korechi
bjhlam bujhlam, bjhte bujhte, jnben janben, jnaben janaben, pthabo pathabo, pthaben pathaben, drkar dorkar, smoy somoy, jkhn jokhon, sbar sobar, bngla bangla, tkt ticket, tkts tickets, jn jon, dwa deoa, dwar deoar, jy jay, kje kaje, kjer kajer
cn can, v we, b be, snd send, py pay, giv give, mny many, pcs pieces, ofc office, mself myself, sum1 someone, any1 anyone, bak back, wil will, hav have, shud should, cud could, wud would, wnt want, dnt dont, cnt cant
hrs hours, yrs years, gft gift, rgstr register, brng bring, cncl cancel, rfnd refund, prc price, tym time, plc place, rqst request, shp shop
biryni biryani, rcp recipe, resipi recipe, cotn cotton, tshrt tshirt, tshrts tshirts, calndr calendar, clndr calendar, dscnt discount, dscount discount, discnt discount, cpn coupon, cupn coupon, vchr voucher, exchng exchange, exchnge exchange
rtrn return, retrn return, recvd received, rcvd received, intl international, qlty quality, qulty quality, cmplnt complaint, complnt complaint, hlpline helpline, whlsale wholesale, wholsale wholesale, custm custom, mnthly monthly, faild failed, brkn broken
chrg charge, chrgs charges, chrge charge, chrgd charged, itm item, itms items, cnfrm confirm, cnfrmd confirmed, stck stock, restck restock, ingrdnts ingredients, donatn donation, rcpt receipt, recpt receipt, nt not, tk taka
rs rupees, pyment payment, ordr order, delvry delivery, dlvry delivery, dlvrd delivered, delvd delivered, dlvr deliver, shpng shipping, shpping shipping, prcl parcel, prcel parcel, trckng tracking, trck track, mtng meeting, exm exam
clg college, schl school, comp computer, lappy laptop, kte kete, nbe nebe, nbn neben, frt ferot, dle dile, hrye hariye, agr ager, lvl level, mmbr member, mbr member, nghbr neighbour, nghbrs neighbours
bshi beshi, hbo hobo, bnan banan, rnt rent, bkng booking, bkngs bookings, rslt result, smy somoy, ktar kotar, grp group, grps groups, sohr shohor, slfie selfie, jabn jaben, asbn asben, anbn anben
pbn paben, dkhbn dekhben, blbn bolben, mmbrs members, mmbrship membership, chthi chithi, slfi selfie, hsptl hospital, hsptal hospital, hte hote, kauk kauke, blr blur, blk block, prmision permission, prmission permission, bnabo banabo
bnate banate, bnano banano, lge lage, voluntr volunteer, husbnd husband, prdct product, mlche milche, chnge change, opn open, sbmit submit, intrnship internship, prsnl personal, cpyrght copyright, sftware software, nm nam
`

export const shortForms: ReadonlyMap<string, string> = new Map(
  table
    .split(/[,\n]/)
    .map((entry) => entry.trim().split(' '))
    .flatMap(([short, full]) => (short && full ? [[short, full] as const] : [])),
)
