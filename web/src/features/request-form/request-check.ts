import { checkRequest, countCharacters, type FieldErrors } from '@bong-bari/contract'
import { bodyOf, type RequestValues } from './request-values.ts'

/** What is said of a form's fields; nothing where all may be sent. */
export type CheckValues = (values: RequestValues) => FieldErrors

/** The rules of the form on Home are the API's own. */
export const checkHomeRequest: CheckValues = (values) => checkRequest(bodyOf(values))

const minLength = 2

/** The rules of /work-with-us: beyond the API's, and their messages come first. */
export const checkWorkRequest: CheckValues = (values) => {
  const { name, company } = bodyOf(values)
  return {
    ...checkHomeRequest(values),
    ...(countCharacters(name) < minLength && { name: 'Name must be at least 2 characters' }),
    ...(countCharacters(company) < minLength && { company: 'Company name is required' }),
    ...(!values.countryCode && { countryCode: 'Country code is required' }),
  }
}
