// Apart from the schema of a request: the form says this before it loads the schema.

export const contactRequired = 'Please provide either an email address or phone number'

export const hasContact = (lead: { email?: string | undefined; phone?: string | undefined }) =>
  Boolean(lead.email ?? lead.phone)
