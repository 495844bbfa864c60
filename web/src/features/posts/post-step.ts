import type { ManagedPost, PostStatus } from '@bong-bari/contract'
import { momentWords } from '@bong-bari/site'

export type PostStep =
  | { kind: 'publish' | 'keep' | 'draft' }
  | { kind: 'schedule'; publishAt: string }

/** The fields that make the step; a new post is published without any. */
export const lifeOf = (
  step: PostStep,
  post?: ManagedPost,
): { status?: PostStatus; publishAt?: string } => {
  // Changes beside a post are merged by saving its current status.
  if (step.kind === 'keep' && post && post.status !== 'draft') {
    const { status, publishAt } = post
    return { status, ...(status === 'scheduled' && publishAt && { publishAt }) }
  }
  if (step.kind === 'schedule') return { status: 'scheduled', publishAt: step.publishAt }
  if (step.kind === 'keep') return {}
  return { status: step.kind === 'draft' ? 'draft' : 'published' }
}

export const doneWords = (step: PostStep, saved: ManagedPost, before: PostStatus | undefined) => {
  const place = saved.slug ? `It is at /blog/${saved.slug}.` : undefined
  if (saved.status === 'scheduled' && saved.publishAt) {
    const title = step.kind === 'schedule' ? 'Blog Post Scheduled!' : 'Blog Post Updated!'
    const when = momentWords(saved.publishAt, Date.now())
    return { title, description: `Visitors see it from ${when}.` }
  }
  if (step.kind === 'draft') {
    const isBack = before === 'published' || before === 'scheduled'
    const title = isBack ? 'Blog Post Taken Back!' : 'Draft Saved!'
    return { title, description: 'Visitors do not see it until it is published.' }
  }
  if (step.kind === 'publish') return { title: 'Blog Post Created!', description: place }
  return { title: 'Blog Post Updated!', description: place }
}

export const failureWords = (step: PostStep, before: PostStatus | undefined) => {
  if (step.kind === 'publish')
    return { title: 'Failed to Create Post', fallback: 'Failed to create blog post.' }
  if (step.kind === 'schedule')
    return { title: 'Failed to Schedule Post', fallback: 'Failed to schedule blog post.' }
  if (step.kind === 'draft' && before !== 'published')
    return { title: 'Failed to Save Draft', fallback: 'Failed to save the draft.' }
  return { title: 'Failed to Update Post', fallback: 'Failed to update blog post.' }
}
