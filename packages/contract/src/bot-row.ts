import * as z from 'zod/mini'
import { oneOf } from './fields.ts'
import { defaulted } from './noun.ts'

export const languages = ['auto', 'bengali', 'benglish', 'english'] as const

export const language = defaulted(z.enum(languages), oneOf('language', languages), 'auto')
