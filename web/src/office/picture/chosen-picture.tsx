import { RefreshCw, X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { Picture } from './use-picture.ts'

const pictureClass = 'h-[84px] w-[120px] rounded-sm bg-khata-100 object-cover'

const Sending = ({ progress, onCancel }: { progress: number; onCancel: () => void }) => {
  const percent = Math.round(progress * 100)
  return (
    <div className="grid justify-items-start">
      <progress className="w-full" aria-label="Uploading the picture" max={100} value={percent} />
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

const formatBytes = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`

const describeSize = ({ file, prepared }: NonNullable<Picture['chosen']>) => {
  const { size } = prepared.large.blob
  return size < file.size
    ? `${formatBytes(size)}, made smaller from ${formatBytes(file.size)}`
    : formatBytes(size)
}

const Preparing = ({ name, onCancel }: { name: string; onCancel: () => void }) => (
  <div className="rounded-field border border-khata-200 p-2.5" role="status">
    <p className="wrap-anywhere">Making “{name}” ready…</p>
    <Button variant="secondary" className="mt-1.5" onClick={onCancel}>
      Cancel
    </Button>
  </div>
)

type ReadyProps = Pick<ChosenPictureProps, 'picture' | 'onTryAgain'>

const Ready = ({ picture, onTryAgain }: ReadyProps) => {
  const { chosen, progress, error, cancel, remove } = picture
  if (!chosen) return null
  return (
    <div className="grid grid-cols-[120px_minmax(0,1fr)] items-center gap-3 rounded-field border border-khata-200 p-2.5">
      <img className={pictureClass} src={chosen.preview} alt="The chosen file" />
      <div>
        <p className="truncate font-medium">{chosen.file.name}</p>
        <p className="text-khata-700">{describeSize(chosen)}</p>
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
              {(error || onTryAgain) && (
                <Button
                  type={onTryAgain ? 'button' : 'submit'}
                  variant="secondary"
                  className="mt-1.5"
                  onClick={onTryAgain}
                >
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

type ChosenPictureProps = {
  picture: Picture
  current: string
  onRemove: () => void
  /** Tries the upload again; without it a save of the form does. */
  onTryAgain?: (() => void) | undefined
}

export const ChosenPicture = (props: ChosenPictureProps) => {
  const { picture, current, onRemove, onTryAgain } = props
  const { preparing, chosen, cancelPreparing } = picture
  if (preparing !== undefined) return <Preparing name={preparing} onCancel={cancelPreparing} />
  if (chosen) return <Ready picture={picture} onTryAgain={onTryAgain} />
  return <Current address={current} onRemove={onRemove} />
}
