import { ArrowDown, ArrowUp, PencilLine, RefreshCw, Trash2, X } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { isOfLibrary } from '../../../office/picture/picture-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError, InputField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { PostBody, PostValues } from '../data/values.ts'
import { insertBlock } from './edits.ts'
import { describeMedia, type Media, mediaIn, moveMedia, removeMedia, writtenOf } from './media.ts'
import type { TextPicture, TextSurface, useTextPictures } from './surface.ts'

type Pictures = ReturnType<typeof useTextPictures>
type RowProps<Step> = { picture: Extract<TextPicture, { step: Step }>; pictures: Pictures }

const Sending = ({ picture, pictures }: RowProps<'sending'>) => {
  const percent = Math.round(picture.progress * 100)
  return (
    <>
      <p className="truncate font-medium">{picture.name}</p>
      <progress
        className="w-full"
        aria-label={`Uploading ${picture.name}`}
        max={100}
        value={percent}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-khata-700">Uploading… {percent}%</span>
        <Button variant="secondary" onClick={() => pictures.takeOut(picture.id)}>
          Cancel upload
        </Button>
      </div>
    </>
  )
}

const Failed = ({ picture, pictures }: RowProps<'failed'>) => (
  <>
    <p className="truncate font-medium">{picture.name}</p>
    <FieldError role="alert">{picture.message}</FieldError>
    <div className="flex flex-wrap gap-2">
      {picture.retry && (
        <Button variant="secondary" onClick={picture.retry}>
          <RefreshCw />
          Try again
        </Button>
      )}
      <Button variant="secondary" onClick={() => pictures.takeOut(picture.id)}>
        <X />
        Remove
      </Button>
    </div>
  </>
)

const Row = ({ picture, pictures }: { picture: TextPicture; pictures: Pictures }) => {
  if (picture.step === 'sending') return <Sending picture={picture} pictures={pictures} />
  return <Failed picture={picture} pictures={pictures} />
}

export const TextPictureRows = ({ pictures }: { pictures: Pictures }) => (
  <ul className="grid gap-2" aria-label="Pictures put into the text">
    {pictures.pictures.map((picture) => (
      <li
        key={picture.id}
        className="grid gap-2 rounded-field border border-khata-200 bg-khata-50 p-2.5"
      >
        <Row picture={picture} pictures={pictures} />
      </li>
    ))}
  </ul>
)

const nameOf = ({ target, youtubeId, index }: Media) => {
  if (youtubeId) return 'Video'
  return isOfLibrary(target) ? `Picture ${index + 1}` : 'Picture of another site'
}

const thumbnailOf = ({ target, youtubeId }: Media) =>
  youtubeId ? `https://i.ytimg.com/vi/${youtubeId}/mqdefault.jpg` : target

const noAlt = 'No description for screen readers'

type WordsProps = { media: Media; surface: TextSurface; onDone: () => void }

const Words = ({ media, surface, onDone }: WordsProps) => {
  /** What was typed here and is not in the text yet. */
  const [typed, setTyped] = useState<{ alt?: string; caption?: string }>({})
  const { alt, caption } = { ...media, ...typed }
  const keep = () => {
    if (alt !== media.alt || caption !== media.caption)
      surface.later(describeMedia(media, alt, caption))
    setTyped({})
  }
  const latest = useRef(keep)
  latest.current = keep
  useEffect(() => {
    const leave = () => latest.current()
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    keep()
    onDone()
  }
  return (
    <div className="grid w-full gap-2.5">
      <InputField
        label={media.youtubeId ? 'Title' : 'What it shows'}
        aside={media.youtubeId ? 'optional' : 'for those who cannot see it'}
        value={alt}
        onKeyDown={press}
        onBlur={keep}
        onChange={({ target }) => setTyped({ ...typed, alt: target.value })}
      />
      {!media.youtubeId && (
        <InputField
          label="Words below it"
          aside="optional"
          value={caption}
          onKeyDown={press}
          onBlur={keep}
          onChange={({ target }) => setTyped({ ...typed, caption: target.value })}
        />
      )}
      <Button variant="secondary" className="justify-self-start" onClick={onDone}>
        Done
      </Button>
    </div>
  )
}

type MediaRowProps = {
  media: Media
  isNew: boolean
  opens: boolean
  surface: TextSurface
  onSettled: () => void
  onRemove: () => void
}

const MediaRow = ({ media, isNew, opens, surface, onSettled, onRemove }: MediaRowProps) => {
  const [isOpen, setOpen] = useState(opens)
  const describe = useRef<HTMLButtonElement>(null)
  const name = nameOf(media)
  const move = (step: 'up' | 'down') => ({
    variant: 'secondary' as const,
    iconOnly: true,
    'aria-label': `Move ${name} ${step}`,
    onClick: ({ currentTarget }: { currentTarget: HTMLButtonElement }) =>
      surface.editFrom(currentTarget, moveMedia(media, step)),
  })
  const close = () => {
    setOpen(false)
    onSettled()
    describe.current?.focus()
  }
  return (
    <li className="flex flex-wrap items-start gap-2.5 rounded-field border border-khata-200 bg-khata-50 p-2">
      <img
        className="h-12 w-16 flex-none rounded-sm bg-khata-100 object-cover"
        src={thumbnailOf(media)}
        alt=""
        loading="lazy"
      />
      <div className="wrap-anywhere min-w-32 grow basis-32 text-dense leading-[1.45]">
        <p className="line-clamp-1">
          <b className="font-semibold">{name}</b>{' '}
          <span className="text-khata-700">
            {media.isFirst ? 'at the beginning' : `below “${media.below}”`}
          </span>
        </p>
        {isNew && (
          <p className="font-medium text-jaanla-700" role="status">
            ✓ The picture is in the text
          </p>
        )}
        <p className="line-clamp-2">{media.alt || (media.youtubeId ? '' : noAlt)}</p>
        {media.caption && <p className="line-clamp-2 text-khata-700">{media.caption}</p>}
      </div>
      <div className="flex flex-none gap-1.5">
        <Button
          ref={describe}
          variant="secondary"
          iconOnly
          aria-label={`Describe ${name}`}
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          <PencilLine />
        </Button>
        <Button {...move('up')} disabled={media.isFirst}>
          <ArrowUp />
        </Button>
        <Button {...move('down')} disabled={media.isLast}>
          <ArrowDown />
        </Button>
        <Button variant="danger" iconOnly aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 />
        </Button>
      </div>
      {isOpen && <Words media={media} surface={surface} onDone={close} />}
    </li>
  )
}

type TextMediaRowsProps = {
  form: UseFormReturn<PostValues, unknown, PostBody>
  surface: TextSurface
  pictures: Pick<ReturnType<typeof useTextPictures>, 'arrived' | 'settle'>
}

export const TextMediaRows = ({ form, surface, pictures }: TextMediaRowsProps) => {
  // The rows are drawn at a lower priority than typing.
  const content = useDeferredValue(useWatch({ control: form.control, name: 'content' }))
  const media = useMemo(() => mediaIn(content), [content])
  const list = useRef<HTMLUListElement>(null)
  if (!media.length) return null

  const remove = (one: Media) => {
    const before = surface.text()
    surface.editFrom(media.length > 1 ? list.current : null, removeMedia(one))
    const after = surface.text()
    toast({
      title: `${nameOf(one)} was removed`,
      action: {
        label: 'Undo',
        run: () =>
          surface.edit((state) =>
            state.text === after
              ? { ...state, text: before }
              : insertBlock(writtenOf(before, one))(state),
          ),
      },
    })
  }

  return (
    <ul
      ref={list}
      tabIndex={-1}
      className="grid gap-1.5"
      aria-label="Pictures and videos of the text"
    >
      {media.map((one) => (
        <MediaRow
          key={`${one.target} ${media.slice(0, one.index).filter(({ target }) => target === one.target).length}`}
          media={one}
          isNew={pictures.arrived.includes(one.target)}
          opens={pictures.arrived.length === 1 && pictures.arrived[0] === one.target}
          surface={surface}
          onSettled={() => pictures.settle(one.target)}
          onRemove={() => remove(one)}
        />
      ))}
    </ul>
  )
}
