import * as z from 'zod/mini'
import type { Group } from './route/route.ts'

export const openapi = {
  document: {
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    response: z.looseObject({ openapi: z.string() }),
    cache: 300,
  },
} as const satisfies Group
