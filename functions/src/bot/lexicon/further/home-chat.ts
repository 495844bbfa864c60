/**
 * How the commonest Bengali words are typed in Latin letters, where their sound is also that of another:
 * sob sounds as shows, bose as whose, moddhe as drink. Each line adds to the meaning of its first word.
 */
export const homeChatMeanings = `
করা, kora, korar, korata, korina, koreni, koreno
এত, eto, ato, oto
দিলে, dile, dilei, dileo
সব, sob, shob, sab, sobgulo, shobai, sobai, sobaike, sokole
থেকে, theke, thekei, thekeo, thike
কাকে, kake
কার, kar
মধ্যে, moddhe, modhye, moddhei, modhe
কাছে, kache, kachhe, kachei
ওটা, ota, otar, otake
পেতে, pete
বাচ্চা, bachha, bachhar, bachchar, bacchar, bachcha, bachchara, bachchader, bacchader, bachhader, bachhake, bacchake
ছোট, chhoto, chotto, chhotto
মেয়ে, meyer, meyeke, meyera, meyeder, meyeta, meyetar
ছেলে, chhele, cheler, chheler, cheleke, chheleke, chelera, cheleder, cheleta, cheletar
বাড়ি, barir, barite, bariteo, barita, barigulo
কাজ, kajer, kajta
বলে, bola, bolar, bolei, bolini, boleni
বসা, bose, boshe, bosa, bosar
মতো, moton, mato, moto, মতন
পর্যন্ত, obdhi, abdhi, obdi, অবধি, অব্দি, porjonto, porjanto
শুধু, matro, মাত্র, sudhu, shudhu
একটু, olpo, অল্প, olpo ektu
জায়গা, jaiga, jayga, jaygata, jaigay
এখন, ekhono, ekhonoi, akhon, akhono
হয়, hoyna, hoina, hocchena, hochchena, hobena
আসবে, aschena, ashena, asena, aschhe, ashbe
পারি, parina, parchina, parbona
পাই, paina, pacchina, pachchina
যায়, jayna, jaina, jacchena
লাগে, lagena, lagto, lagbena
সময়, samay, shomoy, somay, somoyta
প্রত্যেক, prottek, protyek, prottekta, prottekdin
সেটা, segulo, setar, shegulo, sheta
হ্যাঁ, hae, haan, hyan
বাদে, baad, bade
দেখা, dekhini, dekheni, dekhina
শোনা, shunini, shoneni
জানি, janina, janeni, jana
আনা, anini, aneni, anlam
কত, kotota, kototuku
নিজে, nije, nijei, nijeke, nijera
`
