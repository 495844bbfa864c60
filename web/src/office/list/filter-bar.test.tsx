import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FilterBar, FilterChoice, FilterSearch } from './filter-bar.tsx'

test('a list is narrowed by a choice and by words', () => {
  const onChoose = vi.fn()
  const onSearch = vi.fn()
  render(
    <FilterBar>
      <FilterSearch label="Search quotes" isLocal wanted="" onSearch={onSearch} />
      <FilterChoice
        label="Brand"
        value={undefined}
        options={[
          ['', 'All brands'],
          ['sen', 'Sen Sweets'],
        ]}
        onChoose={onChoose}
      />
    </FilterBar>,
  )
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Brand' })
  expect(choice.value).toBe('')
  fireEvent.change(choice, { target: { value: 'sen' } })
  expect(onChoose).toHaveBeenCalledWith('sen')
  const search = screen.getByRole('searchbox', { name: 'Search quotes' })
  fireEvent.change(search, { target: { value: 'দই' } })
  expect(onSearch).toHaveBeenCalledWith('দই')
})
