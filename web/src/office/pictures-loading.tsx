import { ListFailed, ListLoading } from './list-states.tsx'
import type { usePictures } from './picture-library.ts'

type Query = Pick<ReturnType<typeof usePictures>, 'error' | 'refetch'>

export const PicturesLoading = ({ query: { error, refetch } }: { query: Query }) =>
  error ? (
    <ListFailed
      title="The pictures could not be loaded"
      error={error}
      onRetry={() => void refetch()}
    />
  ) : (
    <ListLoading label="Loading the pictures..." />
  )
