import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FilterBar, FilterChoice, FilterSearch } from './filter-bar.tsx'

// @vitest-environment jsdom

afterEach(cleanup)

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

test('a filter that is set looks so, and a choice that always has a value does not', () => {
  const brands = [
    ['', 'All brands'],
    ['sen', 'Sen Sweets'],
  ] as const
  const weeks = [
    ['4', '4 weeks'],
    ['12', '12 weeks'],
  ] as const
  render(
    <FilterBar>
      <FilterChoice label="None" value={undefined} options={brands} onChoose={() => {}} />
      <FilterChoice label="Brand" value="sen" options={brands} onChoose={() => {}} />
      <FilterChoice label="Weeks" value="12" options={weeks} onChoose={() => {}} />
    </FilterBar>,
  )
  const set = screen.getAllByRole('combobox').filter(({ dataset }) => dataset.set !== undefined)
  expect(set.map((choice) => choice.getAttribute('aria-label'))).toEqual(['Brand'])
})
