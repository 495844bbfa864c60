// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WindowRow } from './window-row.tsx'

afterEach(cleanup)

test('HOME-06 three shut windows stand in while a list is on its way', () => {
  const { container } = render(
    <WindowRow videos={undefined} captionOf={() => ({ plate: '', note: '' })} />,
  )
  expect(container.querySelectorAll('.window[data-state=loading]')).toHaveLength(3)
  expect(screen.getByRole('status').textContent).toContain('Opening the windows...')
})
