import { RefreshCw, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldError, InputField } from '../../ui/field.tsx'
import type { TextPicture, useTextPictures } from './use-text-pictures.ts'

type Pictures = ReturnType<typeof useTextPictures>
type RowProps<Step> = { picture: Extract<TextPicture, { step: Step }>; pictures: Pictures }

const Sending = ({ picture, pictures }: RowProps<'sending'>) => {
  const percent = Math.round(picture.progress * 100)
  return (
    <>
      <p className="truncate font-medium">{picture.name}</p>
      <progress
        className="h-2.5 w-full accent-jaanla-700"
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
        Take it out
      </Button>
    </div>
  </>
)

const Sent = ({ picture, pictures }: RowProps<'sent'>) => {
  const [description, setDescription] = useState(picture.description)
  const [caption, setCaption] = useState('')
  const { id, name, address } = picture
  const keep = () => pictures.describe(id, address, description, caption)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    keep()
  }
  return (
    <div className="grid grid-cols-[84px_minmax(0,1fr)] items-start gap-3 max-md:grid-cols-1">
      <img
        className="h-[63px] w-[84px] rounded-sm bg-khata-100 object-cover"
        src={address}
        alt={name}
      />
      <div className="grid gap-2.5">
        <p className="font-semibold text-jaanla-700" role="status">
          ✓ The picture is in the text
        </p>
        <InputField
          label="What it shows"
          aside="for those who cannot see it"
          value={description}
          onKeyDown={press}
          onChange={({ target }) => setDescription(target.value)}
        />
        <InputField
          label="Words below it"
          aside="optional"
          value={caption}
          onKeyDown={press}
          onChange={({ target }) => setCaption(target.value)}
        />
        <Button variant="secondary" className="justify-self-start" onClick={keep}>
          Done
        </Button>
      </div>
    </div>
  )
}

const Row = ({ picture, pictures }: { picture: TextPicture; pictures: Pictures }) => {
  if (picture.step === 'sending') return <Sending picture={picture} pictures={pictures} />
  if (picture.step === 'failed') return <Failed picture={picture} pictures={pictures} />
  return <Sent picture={picture} pictures={pictures} />
}

/** The pictures that were just put into a text: on their way, failed, or to be described. */
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
