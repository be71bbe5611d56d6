import * as z from 'zod/mini'
import groups from './facility-group.json' with { type: 'json' }

export type DemoFacilityGroup = { name: string; comments: string; is_active: boolean }

const known = z.strictObject({ name: z.string(), comments: z.string(), inactive: z.prefault(z.boolean(), false) })

export const demoFacilityGroups = (): DemoFacilityGroup[] =>
  z.parse(z.array(known), groups).map(({ inactive, ...group }) => ({ ...group, is_active: !inactive }))
