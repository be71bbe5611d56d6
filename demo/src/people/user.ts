export type DemoUser = { username: string; first_name: string; last_name: string; email: string; groups: string[] }

/** The agency's office. Passwords are drawn when they are created. */
export function demoUsers(): DemoUser[] {
  return [
    user('jule.brandner', 'Jule', 'Brandner', ['Dispatcher', 'Reporting']),
    user('nils.kortmann', 'Nils', 'Kortmann', ['Dispatcher']),
    user('tarek.soelter', 'Tarek', 'Sölter', ['Dispatcher']),
    user('hannah.wieland', 'Hannah', 'Wieland', ['Support']),
    user('leonie.achterberg', 'Leonie', 'Achterberg', ['Recruiting']),
    user('matthias.freudenthal', 'Matthias', 'Freudenthal', ['Dispatcher', 'Recruiting', 'Reporting']),
  ]
}

function user(username: string, first_name: string, last_name: string, groups: string[]): DemoUser {
  return { username, first_name, last_name, email: `${username}@kasack.example`, groups }
}
