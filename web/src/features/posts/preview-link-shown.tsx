import type { PostPreview } from '@bong-bari/contract'
import { CopyButton } from '../../office/copy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { addressOf, useEndPreviews, worksUntil } from './preview-link.tsx'

type PreviewLinkShownProps = {
  postId: string
  made: PostPreview
  isBehind: boolean
  onEnded: () => void
}

export const PreviewLinkShown = ({ postId, made, isBehind, onEnded }: PreviewLinkShownProps) => {
  const end = useEndPreviews(postId, onEnded)
  const address = addressOf(made)
  const hint = isBehind ? 'It shows what is saved, without the changes made here since.' : undefined
  return (
    <div className="grid gap-1.5 rounded-md border border-khata-200 bg-khata-50 p-3">
      <div className="flex items-end gap-2 [&>:first-child]:flex-1">
        <InputField
          label="Link for reading before it is published"
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={address} label="the link" />
      </div>
      <p className="text-dense text-khata-700">
        {worksUntil(made)} {hint}
      </p>
      <Button
        className="justify-self-start"
        variant="secondary"
        disabled={end.isPending}
        onClick={() => end.mutate()}
      >
        {end.isPending ? 'Ending the links...' : 'End all links'}
      </Button>
    </div>
  )
}
