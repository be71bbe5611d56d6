import * as z from 'zod/mini'
import users from './user.json' with { type: 'json' }

const known = z.strictObject({ username: z.string(), first_name: z.string(), last_name: z.string(), groups: z.array(z.string()) })

export type DemoUser = z.infer<typeof known> & { email: string }

/** The agency's office. Passwords are generated when the users are created. */
export const demoUsers = (): DemoUser[] =>
  z.parse(z.array(known), users).map(({ groups, ...user }) => ({ ...user, email: `${user.username}@kasack.example`, groups }))
