import { Maximize2 } from 'lucide-react'
import { type ComponentType, type MouseEvent, useRef, useState } from 'react'
import { isPlainClick } from '../../ui/is-plain-click.ts'
import { describedBy } from '../../ui/shown-picture.ts'
import { Cover } from './cover.tsx'
import type { ShownPicture } from './picture-view.tsx'
import type { Post } from './post.ts'

type View = ComponentType<ShownPicture>

const hasDialogs = () =>
  typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype

/** Opens larger; without scripts or dialogs its file opens. */
export const PostPicture = ({ post, className }: { post: Post; className: string }) => {
  const link = useRef<HTMLAnchorElement>(null)
  const [view, setView] = useState<{ View: View }>()
  const [broken, setBroken] = useState<string>()
  const { image, title } = post
  if (!image || broken === image)
    return <Cover post={{ ...post, image: null }} className={className} />

  const said = describedBy(post.imageAlt)
  const open = async (event: MouseEvent) => {
    if (!isPlainClick(event) || !hasDialogs()) return
    event.preventDefault()
    try {
      const { PictureView } = await import('./picture-view.tsx')
      setView({ View: PictureView })
    } catch {
      location.assign(image)
    }
  }
  const close = () => {
    setView(undefined)
    link.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <a
        ref={link}
        href={image}
        onClick={open}
        aria-label={`Open the picture of ${title} larger${said ? `: ${said.alt}` : ''}`}
        className="relative block cursor-zoom-in"
      >
        <Cover
          post={post}
          eager
          sizes="(min-width: 1024px) 840px, 100vw"
          className={className}
          onBroken={() => setBroken(image)}
        />
        <span className="absolute right-4.5 bottom-4.5 grid size-11 place-items-center rounded-full border-3 border-kajol bg-taxi-400 text-kajol">
          <Maximize2 />
        </span>
      </a>
      {view && <view.View post={post} image={image} onClose={close} />}
    </>
  )
}
