import { measlesCode, measlesTypes } from '@kasack/contract/measles.ts'

/** What an employee must have to be booked; places and things by name, document kinds by code. Each has one place and one thing. */
export type DemoRequirement = Readonly<{
  facility_type?: string
  facility_group?: string
  facility?: string
  department?: string
  document_kind?: string
  qualification?: string
  effect: 'require' | 'drop'
  note: string
}>

const known: DemoRequirement[] = [
  { facility_group: 'Wendula-Verbund', document_kind: 'police_certificate', effect: 'require', note: 'Laut Rahmenvertrag.' },
  { facility: 'Wendula-Hospiz Heideruh', document_kind: 'police_certificate', effect: 'drop', note: 'Das Haus verzichtet darauf.' },
  { facility: 'Wendula-Hospiz Heideruh', qualification: 'Palliative Care (160 Std.)', effect: 'require', note: '' },
  { facility: 'Klinikum Spreetal', document_kind: 'occupational_health', effect: 'require', note: '' },
  {
    facility: 'Klinikum Spreetal',
    department: 'Zentrale Notaufnahme (ZNA)',
    document_kind: 'resuscitation',
    effect: 'require',
    note: 'Nicht älter als zwei Jahre.',
  },
]

/** Legal requirements, and those of some customers. */
export const demoRequirements = (): DemoRequirement[] => [
  ...measlesTypes.map((facility_type): DemoRequirement => ({
    facility_type,
    document_kind: measlesCode,
    effect: 'require',
    note: '§ 20 Abs. 8 IfSG',
  })),
  ...known,
]
