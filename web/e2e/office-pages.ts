/** Every page of the back office, with its tabs. */
export const officeAddresses = [
  '/admin',
  '/admin?tab=blog',
  '/admin?tab=chatbot',
  '/admin/audit',
  '/admin/chatbot',
  '/admin/chatbot?list=templates',
  '/admin/chatbot?list=unanswered',
  '/admin/homepage',
  '/admin/numbers',
  '/admin/people',
  '/admin/pictures',
  '/admin/replies',
  '/admin/settings',
  '/admin/trash',
  '/admin/videos',
]
