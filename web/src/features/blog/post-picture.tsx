import { Maximize2, X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { describedBy } from '../../ui/page/shown-picture.ts'
import { Cover } from './cover.tsx'
import type { BlogPost } from './post.ts'

/** The picture as large as the window allows. Its file comes once it is opened. */
const PictureView = ({ post, image }: { post: BlogPost; image: string }) => (
  <dialog
    data-picture-view=""
    aria-label={`Picture of ${post.title}`}
    className="on-dark fixed inset-0 m-0 h-full max-h-none w-full max-w-none touch-pinch-zoom bg-kajol p-3 backdrop:bg-kajol open:grid open:grid-cols-[minmax(0,1fr)] open:grid-rows-[minmax(0,1fr)] md:p-8"
  >
    <img
      src={image}
      alt={post.title}
      {...describedBy(post.imageAlt)}
      width={post.imageWidth ?? undefined}
      height={post.imageHeight ?? undefined}
      loading="lazy"
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

/** `boot/pictures.ts` opens it larger; without scripts or dialogs its file opens. */
export const PostPicture = ({ post, className }: { post: BlogPost; className: string }) => {
  const { image, title } = post
  if (!image) return <Cover post={post} className={className} />
  const description = describedBy(post.imageAlt)
  return (
    <div key={image} className="group" data-with="picture">
      <a
        href={image}
        data-opens-larger=""
        aria-label={`Open the picture of ${title} larger${description ? `: ${description.alt}` : ''}`}
        className="relative block group-data-with:cursor-zoom-in"
      >
        <Cover post={post} eager sizes="(min-width: 1024px) 840px, 100vw" className={className} />
        <span className="absolute right-4.5 bottom-4.5 hidden group-data-with:grid size-11 place-items-center rounded-full border-3 border-kajol bg-taxi-400 text-kajol">
          <Maximize2 />
        </span>
      </a>
      <PictureView post={post} image={image} />
    </div>
  )
}
