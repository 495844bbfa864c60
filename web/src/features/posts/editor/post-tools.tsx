import { api, type ManagedPost, type PostPreview } from '@bong-bari/contract'
import { momentWords } from '@bong-bari/site'
import { useMutation } from '@tanstack/react-query'
import { Eye, GitCompare, History, ListChecks } from 'lucide-react'
import { call } from '../../../api.ts'
import { CopyButton, copyText } from '../../../office/page/copy-button.tsx'
import { FailureForPeople, showFailure } from '../../../office/page/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { InputField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { PostEditing } from './use-post-editor.ts'

const addressOf = ({ url }: PostPreview) => new URL(url, location.origin).href

/** A link that shows the saved post without login; `prepare` saves what is typed first. */
const usePreviewLink = (prepare: () => Promise<ManagedPost | undefined>) =>
  useMutation({
    mutationFn: async () => {
      const post = await prepare()
      if (!post) throw new FailureForPeople('There is nothing to show yet: write the first words.')
      return call(api.posts.preview, { params: { id: post.id } })
    },
    onSuccess: async (preview) => {
      // Some browsers copy only within a press, and the link arrives later: it is shown in any case.
      if (!(await copyText(addressOf(preview)))) return
      toast({ title: 'Link copied', description: worksUntil(preview) })
    },
    onError: (error) => showFailure(error, { title: 'The link could not be created' }),
  })

const worksUntil = ({ until }: PostPreview) =>
  `It works without login until ${momentWords(until, Date.now())}.`

type PreviewLinkShownProps = { made: PostPreview; isBehind: boolean }

const PreviewLinkShown = ({ made, isBehind }: PreviewLinkShownProps) => {
  const address = addressOf(made)
  const hint = isBehind ? 'It shows what is saved, without the changes made here since.' : undefined
  return (
    <div className="grid gap-1.5 rounded-md border border-khata-200 bg-khata-50 p-3">
      <div className="flex items-end gap-2 [&>:first-child]:flex-1">
        <InputField
          label="Link to the preview"
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={address} label="the link" />
      </div>
      <p className="text-dense text-khata-700">
        {worksUntil(made)} {hint}
      </p>
    </div>
  )
}

type PostToolsProps = {
  editing: PostEditing
  onPast: () => void
  /** Absent where the editor says above the fields that the post was changed. */
  onCompare: (() => void) | undefined
  /** Absent where the steps begin with the check. */
  onCheck: (() => void) | undefined
}

/** Preview link, check and earlier versions: they are seldom used, so they stand in the folded part of the editor. */
export const PostTools = ({ editing, onPast, onCompare, onCheck }: PostToolsProps) => {
  const { editor, autosave, post, server } = editing
  const link = usePreviewLink(async () => {
    await autosave.flush()
    return server.postNow.current
  })
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" disabled={link.isPending} onClick={() => link.mutate()}>
          <Eye />
          {link.isPending ? 'Making a link...' : 'Preview link'}
        </Button>
        {onCheck && (
          <Button variant="secondary" onClick={onCheck}>
            <ListChecks />
            What is missing
          </Button>
        )}
        {post && (
          <Button variant="secondary" onClick={onPast}>
            <History />
            Earlier versions
          </Button>
        )}
        {post?.changes && onCompare && (
          <Button variant="secondary" onClick={onCompare}>
            <GitCompare />
            Compare
          </Button>
        )}
      </div>
      {link.data && <PreviewLinkShown made={link.data} isBehind={editor.unsent().length > 0} />}
    </div>
  )
}
