/** The admin that the journeys' own stack starts with. */
export const admin = { username: 'sharmila', password: 'ilish bhapa on sundays' }
