import { RefreshCw, X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import type { TextPicture, useTextPictures } from './use-text-pictures.ts'

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
        Take it out
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
