import { builtInPosts, fallbackVideos, fallbackWords } from '@bong-bari/site'
import { builtInTexts } from '@bong-bari/site/post-texts'
import { wordsForHouse, houseSearch } from '@bong-bari/text'
import { demoPosts } from '../packages/local/src/demo/demo-house.ts'
import { findInHouse } from './src/bot/find-in-house.ts'
import { wantsWork } from './src/bot/wants-work.ts'
import { topicOf } from './src/bot/topics.ts'
const e=(id:string,title:string,text:string)=>({kind:'x',id,title,words:wordsForHouse(text,250,title)})
const v=fallbackVideos.map(v=>{const w=fallbackWords[v.videoId]!;return e(v.videoId,v.title,[...w.tags.flatMap(t=>[t.bn,t.en]),w.aboutBn,w.aboutEn].join(' '))})
const p=[...demoPosts.map(p=>e(p.slug,p.title,(p.excerpt??'')+' '+p.content)),...builtInPosts.map(p=>e(p.slug,p.title,p.excerpt+' '+builtInTexts[p.slug]))]
const house={search:{video:houseSearch(v),post:houseSearch(p)}} as never
for(const m of process.argv.slice(2)){
 const f=findInHouse(house,m,[])
 console.log(m,'\n  ',wantsWork(m),topicOf(m),f&&{...f,links:f.links.map(l=>l.id).join(',')})
 const t=houseSearch(v)(m), q=houseSearch(p)(m); console.log('  v',t.sureness.map(x=>x.toFixed(2)),[...t.found,...t.near].map(x=>x.title.slice(0,22)).slice(0,2),'p',q.sureness.map(x=>x.toFixed(2)),[...q.found,...q.near].map(x=>x.title.slice(0,22)).slice(0,2))
}
