import { limits } from '@bong-bari/contract'
import { cut } from '@bong-bari/text'
import { useEffect, useState } from 'react'
import { FindField } from '../../ui/find-field.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { FoundPosts } from './found-posts.tsx'

/** A search is sent after this long without a key, in ms. */
const pauseMs = 300

const readAddress = () => new URLSearchParams(location.search).get('q') ?? ''

/** The search text is in the address, to share and to go back to. The server does not know it. */
const useSearchedText = () => {
  const [q, setQ] = useState('')
  useEffect(() => {
    const follow = () => setQ(cut(readAddress().trim(), limits.postSearch.text))
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  /** Typing a search is one step of the history. */
  const seek = (text: string) => {
    const address = location.pathname + (text && `?${new URLSearchParams({ q: text })}`)
    if (q && text) history.replaceState(history.state, '', address)
    else history.pushState(null, '', address)
    setQ(cut(text.trim(), limits.postSearch.text))
  }
  return { q, seek }
}

/** What is found takes the place of the page's own list. */
const useListHidden = (isHidden: boolean) =>
  useEffect(() => {
    const list = document.querySelector<HTMLElement>('[data-post-list]')
    if (list) list.hidden = isHidden
  }, [isHidden])

/** The search of `/blog`. */
export const PostSearch = () => {
  const { q, seek } = useSearchedText()
  useListHidden(q !== '')
  return (
    <>
      <Wrap className="mb-3 lg:mb-7">
        <FindField
          id="post-search"
          what="a post"
          page="/blog"
          pause={pauseMs}
          wanted={q}
          onSearch={seek}
        />
      </Wrap>
      {q && <FoundPosts q={q} onAll={() => seek('')} />}
    </>
  )
}
