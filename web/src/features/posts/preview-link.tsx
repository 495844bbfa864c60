import { api, type ManagedPost, type PostPreview } from '@bong-bari/contract'
import { momentWords } from '@bong-bari/site'
import { useMutation } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { call } from '../../api.ts'
import { FailureForPeople, showFailure } from '../../office/failure.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'

export const addressOf = ({ url }: PostPreview) => new URL(url, location.origin).href

/** Some browsers copy only within a press, and the link arrives later: then it is shown instead. */
const copied = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** A link that shows the saved post without login; `prepare` saves what is typed first. */
export const usePreviewLink = (prepare: () => Promise<ManagedPost | undefined>) =>
  useMutation({
    mutationFn: async () => {
      const post = await prepare()
      if (!post) throw new FailureForPeople('There is nothing to show yet: write the first words.')
      return call(api.posts.preview, { params: { id: post.id } })
    },
    onSuccess: async (preview) => {
      if (!(await copied(addressOf(preview)))) return
      toast({ title: 'Link copied', description: worksUntil(preview) })
    },
    onError: (error) => showFailure(error, { title: 'The link could not be made' }),
  })

export const useEndPreviews = (id: string, onEnded: () => void) =>
  useMutation({
    mutationFn: () => call(api.posts.endPreviews, { params: { id } }),
    onSuccess: () => {
      onEnded()
      toast({ title: 'Links ended', description: 'No preview link of this post works any more.' })
    },
    onError: (error) => showFailure(error, { title: 'The links could not be ended' }),
  })

type PreviewLink = ReturnType<typeof usePreviewLink>

export const worksUntil = ({ until }: PostPreview) =>
  `It works without login until ${momentWords(until, Date.now())}.`

export const PreviewLinkButton = ({ link }: { link: PreviewLink }) => (
  <Button variant="secondary" disabled={link.isPending} onClick={() => link.mutate()}>
    <Eye />
    {link.isPending ? 'Making a link...' : 'Preview link'}
  </Button>
)
