import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { describedBy } from '../../ui/shown-picture.ts'
import type { Post } from './post.ts'

export type ShownPicture = { post: Post; image: string; onClose: () => void }

/** A picture as large as the window allows. Escape or a press beside it closes. */
export const PictureView = ({ post, image, onClose }: ShownPicture) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    const closeBeside = ({ target }: MouseEvent) => {
      if (!(target instanceof HTMLImageElement)) shown?.close()
    }
    shown?.showModal()
    shown?.addEventListener('click', closeBeside)
    return () => shown?.removeEventListener('click', closeBeside)
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={`Picture of ${post.title}`}
      onClose={onClose}
      className="on-dark fixed inset-0 m-0 h-full max-h-none w-full max-w-none touch-pinch-zoom bg-kajol p-3 backdrop:bg-kajol open:grid open:grid-cols-[minmax(0,1fr)] open:grid-rows-[minmax(0,1fr)] md:p-8"
    >
      <img
        src={image}
        alt={post.title}
        {...describedBy(post.imageAlt)}
        width={post.imageWidth ?? undefined}
        height={post.imageHeight ?? undefined}
        className="m-auto h-auto max-h-full w-auto max-w-full object-contain"
      />
      <Button
        variant="yellow"
        iconOnly
        aria-label="Close the picture"
        className="fixed! top-3 right-3"
      >
        <X />
      </Button>
    </dialog>
  )
}
