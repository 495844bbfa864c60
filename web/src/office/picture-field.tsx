import { CircleCheck, ImageUp, RefreshCw, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { acceptedFiles } from './picture-file.ts'
import type { Picture } from './use-picture.ts'

const Sending = ({ progress, onCancel }: { progress: number; onCancel: () => void }) => {
  const percent = Math.round(progress * 100)
  return (
    <div className="picture-sending">
      <progress aria-label="Uploading the picture" max={100} value={percent} />
      <span className="muted">Uploading… {percent}%</span>
      <Button size="admin" variant="secondary" onClick={onCancel}>
        Cancel upload
      </Button>
    </div>
  )
}

const Remove = ({ onClick }: { onClick: () => void }) => (
  <Button size="admin" variant="secondary" onClick={onClick}>
    <X className="icon" aria-hidden="true" strokeWidth={2.2} />
    Remove
  </Button>
)

/** Pictures of other sites are not asked for while their address is being typed. */
const isShown = (address: string) => address.startsWith('/media/')

const Ready = ({ picture }: { picture: Picture }) => {
  const { chosen, progress, error, cancel, remove } = picture
  if (!chosen) return null
  return (
    <div className="picture-ready">
      <img src={chosen.preview} alt="The chosen file" />
      <div>
        <p className="picture-name">{chosen.file.name}</p>
        {progress !== undefined ? (
          <Sending progress={progress} onCancel={cancel} />
        ) : (
          <>
            {!error && (
              <p className="picture-state" role="status">
                ✓ Image ready to upload
              </p>
            )}
            <div className="editor-actions">
              {error && (
                <Button type="submit" size="admin" variant="secondary">
                  <RefreshCw className="icon" aria-hidden="true" strokeWidth={2.2} />
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

/** The picture that is stored already, or that an address names. */
const Current = ({ address, onRemove }: { address: string; onRemove: () => void }) => (
  <div className="picture-ready">
    <img src={address} alt="As it is now" />
    <div>
      <p className="picture-name">The picture as it is now</p>
      <Remove onClick={onRemove} />
    </div>
  </div>
)

type PictureFieldProps = {
  label: string
  picture: Picture
  /** The address that stands in the form, which a chosen picture overrides. */
  current: string
  /** Takes that address out. */
  onRemove: () => void
}

/** Chooses the picture of a post or section; it is uploaded when its form is saved. */
export const PictureField = ({ label, picture, current, onRemove }: PictureFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const Icon = picture.chosen ? CircleCheck : ImageUp
  return (
    <Field
      label={label}
      aside="optional"
      size="admin"
      hint="png, jpg, jpeg or webp, at most 5 MB. It takes the place of an image URL."
      error={picture.error}
    >
      {({ className: _, ...control }) => (
        <>
          <Ready picture={picture} />
          {!picture.chosen && isShown(current) && <Current address={current} onRemove={onRemove} />}
          <div className="picture-choose">
            <input
              {...control}
              ref={input}
              type="file"
              accept={acceptedFiles}
              disabled={picture.progress !== undefined}
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) picture.choose(file)
                // The same file may be chosen again after it was refused or removed.
                target.value = ''
              }}
            />
            <span className="button secondary admin-size" aria-hidden="true">
              <Icon className="icon" strokeWidth={2.2} />
              {picture.chosen ? 'Choose another picture' : 'Choose a picture'}
            </span>
          </div>
        </>
      )}
    </Field>
  )
}
