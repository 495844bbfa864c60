import { expect, test } from 'vitest'
import { findDependence } from './dependence.ts'
import { readUnits } from './units.ts'

const of = (message: string) => findDependence(message, readUnits(message))

test.each([
  'ar chhotoder jonno?',
  'and on Sundays?',
  'koto lagbe?',
  'কবে?',
  'how much would that be?',
  'নিরামিষও?',
  'what about leftovers?',
])('%s needs what was said before', (message) => expect(of(message)).toBe('needs'))

test.each(['selfie?', 'bus ache?', 'charity shows?'])('%s may need it', (message) =>
  expect(of(message)).toBe('may need'),
)

test.each([
  'Where can I buy your T-shirt for my mother?',
  'Is there parking at the shop?',
  'আপনাদের দোকান কটা থেকে কটা খোলা থাকে?',
  'thanks a lot!',
  'hello dada ভালো আছো তো?',
])('%s stands alone', (message) => expect(of(message)).toBe('alone'))
