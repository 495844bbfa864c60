import { CircleCheck, Images, ImageUp } from 'lucide-react'
import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react'
import { split } from '../../split.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { part } from '../dialog/part.tsx'
import type { Picture } from './use-picture.ts'

/** Without HEIC, iPhones convert pictures to JPEG. */
export const acceptedFiles = '.png,.jpg,.jpeg,.webp'

// Most saves never open the library.
const chooser = split(async () => (await import('./picture-chooser.tsx')).PictureChooser)

// Most posts and sections start without one.
const chosenPicture = part(
  async () => (await import('./chosen-picture.tsx')).ChosenPicture,
  'Loading the picture...',
)

/** Pictures of other sites are not loaded while their address is typed. */
export const isOfLibrary = (address: string) => address.startsWith('/media/')

type PictureFieldProps = {
  label: string
  picture: Picture
  current: string
  onAddress: (address: string) => void
  /** Where a file is uploaded before its form is saved. */
  onTryAgain?: () => void
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
          // Allows the same file again after it was refused or removed.
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

/**
 * For buttons that disappear once pressed: moves focus to `to` as soon as that is usable, so that
 * keyboard users keep their place.
 */
const useHandedFocus = () => {
  const to = useRef<HTMLInputElement>(null)
  const isHanded = useRef(false)
  useEffect(() => {
    if (!isHanded.current || to.current?.disabled) return
    isHanded.current = false
    to.current?.focus()
  })
  const handing = (act: () => void) => () => {
    isHanded.current = true
    act()
  }
  return { to, handing }
}

/** Picks a picture; a file is uploaded by whoever calls `picture.upload`, as a save of the form does. */
export const PictureField = (props: PictureFieldProps) => {
  const { label, picture, current, onAddress, onTryAgain } = props
  const { preparing, chosen } = picture
  const { to, handing } = useHandedFocus()
  const handed = {
    ...picture,
    cancel: handing(picture.cancel),
    cancelPreparing: handing(picture.cancelPreparing),
    remove: handing(picture.remove),
  }
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
          {(chosen || preparing !== undefined || isOfLibrary(current)) && (
            <chosenPicture.Component
              picture={handed}
              current={current}
              onRemove={handing(() => onAddress(''))}
              onTryAgain={onTryAgain && handing(onTryAgain)}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <FileChoice ref={to} picture={picture} {...control} />
            <Library picture={picture} onAddress={onAddress} />
          </div>
        </>
      )}
    </Field>
  )
}
