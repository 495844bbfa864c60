import type { FakeAnswer } from './fake-youtube-api.ts'
import type { FakeVideo } from './fake-youtube-videos.ts'

const feedSize = 15

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (one) => escapes[one] ?? one)

const entry = ({ id, title, publishedAt, views }: FakeVideo) => `
 <entry>
  <id>yt:video:${id}</id>
  <yt:videoId>${id}</yt:videoId>
  <title>${escaped(title)}</title>
  <link rel="alternate" href="https://www.youtube.com/watch?v=${id}"/>
  <author>
   <name>বং বাড়ি</name>
  </author>
  <published>${publishedAt.replace('Z', '+00:00')}</published>
  <media:group>
   <media:title>${escaped(title)}</media:title>
   <media:thumbnail url="https://i2.ytimg.com/vi/${id}/hqdefault.jpg" width="480" height="360"/>
   <media:description><![CDATA[<b>বাড়ির গল্প</b> & more]]></media:description>
   <media:community>
    <media:starRating count="9" average="5.00" min="1" max="5"/>
    <media:statistics views="${views}"/>
   </media:community>
  </media:group>
 </entry>`

/** The newest public uploads, and premieres. */
export const feedAnswer = (url: URL, channelId: string, videos: FakeVideo[]): FakeAnswer => {
  const type = 'text/xml; charset=UTF-8'
  if (url.searchParams.get('channel_id') !== channelId)
    return { status: 404, type: 'text/html', body: '<html>Error 404 (Not Found)!!1</html>' }
  const shown = videos.filter(({ state }) => !state || state === 'premiere').slice(0, feedSize)
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
 <!-- one channel -->
 <title>বং বাড়ি</title>${shown.map(entry).join('')}
</feed>
`
  return { status: 200, type, body }
}
