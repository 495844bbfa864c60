import { CircleCheck, Images, ImageUp, RefreshCw, X } from 'lucide-react'
import { type ComponentProps, Suspense, useState } from 'react'
import { split } from '../split.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { acceptedFiles } from './picture-file.ts'
import type { Picture } from './use-picture.ts'

// Most forms are saved without a look into the library.
const chooser = split(async () => (await import('./picture-chooser.tsx')).PictureChooser)

const pictureClass = 'h-[84px] w-[120px] rounded-sm bg-khata-100 object-cover'

const Sending = ({ progress, onCancel }: { progress: number; onCancel: () => void }) => {
  const percent = Math.round(progress * 100)
  return (
    <div className="grid justify-items-start">
      <progress
        className="h-2.5 w-full accent-jaanla-700"
        aria-label="Uploading the picture"
        max={100}
        value={percent}
      />
      <span className="text-khata-700">Uploading… {percent}%</span>
      <Button variant="secondary" className="mt-1.5" onClick={onCancel}>
        Cancel upload
      </Button>
    </div>
  )
}

const Remove = ({ onClick }: { onClick: () => void }) => (
  <Button variant="secondary" className="mt-1.5" onClick={onClick}>
    <X />
    Remove
  </Button>
)

/** Pictures of other sites are not asked for while their address is being typed. */
const isShown = (address: string) => address.startsWith('/media/')

const kilobytes = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`

const weightOf = ({ file, prepared }: NonNullable<Picture['chosen']>) => {
  const { size } = prepared.large.blob
  return size < file.size
    ? `${kilobytes(size)}, made smaller from ${kilobytes(file.size)}`
    : kilobytes(size)
}

const Preparing = ({ name, onCancel }: { name: string; onCancel: () => void }) => (
  <div className="rounded-field border border-khata-200 p-2.5" role="status">
    <p className="wrap-anywhere">Making “{name}” ready…</p>
    <Button variant="secondary" className="mt-1.5" onClick={onCancel}>
      Cancel
    </Button>
  </div>
)

const Ready = ({ picture }: { picture: Picture }) => {
  const { chosen, progress, error, cancel, remove } = picture
  if (!chosen) return null
  return (
    <div className="grid grid-cols-[120px_minmax(0,1fr)] items-center gap-3 rounded-field border border-khata-200 p-2.5">
      <img className={pictureClass} src={chosen.preview} alt="The chosen file" />
      <div>
        <p className="truncate font-medium">{chosen.file.name}</p>
        <p className="text-khata-700">{weightOf(chosen)}</p>
        {progress !== undefined ? (
          <Sending progress={progress} onCancel={cancel} />
        ) : (
          <>
            {!error && (
              <p className="font-semibold text-jaanla-700" role="status">
                ✓ Image ready to upload
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              {error && (
                <Button type="submit" variant="secondary" className="mt-1.5">
                  <RefreshCw />
                  Try again
                </Button>
              )}
              <Remove onClick={remove} />
            </div>
          </>
        )}
      </div>
    </div>
  )
}

const Current = ({ address, onRemove }: { address: string; onRemove: () => void }) => (
  <div className="grid grid-cols-[120px_minmax(0,1fr)] items-center gap-3 rounded-field border border-khata-200 p-2.5">
    <img className={pictureClass} src={address} alt="As it is now" />
    <div>
      <p className="truncate font-medium">The picture as it is now</p>
      <Remove onClick={onRemove} />
    </div>
  </div>
)

type PictureFieldProps = {
  label: string
  picture: Picture
  current: string
  /** Takes the address of a picture of the library; '' takes the picture away. */
  onAddress: (address: string) => void
}

const fileButton =
  'peer-hover:border-jaanla-700 peer-hover:bg-jaanla-50 peer-focus-visible:outline-3 peer-focus-visible:outline-(--focus) peer-focus-visible:outline-offset-2 peer-disabled:border-dashed peer-disabled:text-khata-700'

const FileChoice = ({ picture, ...control }: { picture: Picture } & ComponentProps<'input'>) => {
  const Icon = picture.chosen ? CircleCheck : ImageUp
  return (
    <div className="relative">
      <input
        {...control}
        type="file"
        className="peer absolute inset-0 z-1 w-full cursor-pointer opacity-0 file:cursor-pointer"
        accept={acceptedFiles}
        disabled={picture.progress !== undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) picture.choose(file)
          // The same file may be chosen again after it was refused or removed.
          target.value = ''
        }}
      />
      <span
        className={buttonClass({ variant: 'secondary', className: fileButton })}
        aria-hidden="true"
      >
        <Icon />
        {picture.chosen ? 'Choose another picture' : 'Choose a picture'}
      </span>
    </div>
  )
}

type LibraryProps = { picture: Picture; onAddress: (address: string) => void }

const Library = ({ picture, onAddress }: LibraryProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        disabled={picture.progress !== undefined}
        onClick={() => setOpen(true)}
      >
        <Images />
        Choose from the library
      </Button>
      {isOpen && (
        <Suspense>
          <chooser.Component
            onChoose={({ src }) => {
              picture.remove()
              onAddress(src)
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Chooses the picture of a post or section; a file is uploaded when its form is saved. */
export const PictureField = ({ label, picture, current, onAddress }: PictureFieldProps) => {
  const { preparing, chosen } = picture
  const size = picture.takesLarge ? 'made smaller where it is large' : 'at most 5 MB'
  return (
    <Field
      label={label}
      aside="optional"
      hint={`png, jpg, jpeg or webp, ${size}. It takes the place of an image URL.`}
      error={picture.error}
    >
      {({ className: _, ...control }) => (
        <>
          {preparing === undefined ? (
            <Ready picture={picture} />
          ) : (
            <Preparing name={preparing} onCancel={picture.cancelPreparing} />
          )}
          {!chosen && preparing === undefined && isShown(current) && (
            <Current address={current} onRemove={() => onAddress('')} />
          )}
          <div className="flex flex-wrap gap-2">
            <FileChoice picture={picture} {...control} />
            <Library picture={picture} onAddress={onAddress} />
          </div>
        </>
      )}
    </Field>
  )
}
