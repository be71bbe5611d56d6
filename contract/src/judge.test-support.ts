import type { JudgeFacts, Place } from './judge-facts.ts'

export const klinik: Place = { facility: { id: 8, name: 'Klinik Nord' }, exams: [], qualifications: [], required: [], kinds: [] }

type FactsPart = Partial<Omit<JudgeFacts, 'employee'>> & { employee?: Partial<JudgeFacts['employee']> }

/** Eva, without any findings, at a facility that requires nothing; a test names what matters to it. */
export const facts = ({ employee, ...given }: FactsPart = {}): JudgeFacts => ({
  employee: {
    id: 7,
    name: 'Eva Beispiel',
    is_active: true,
    available_from_date: null,
    birthday_date: null,
    nationality_group: null,
    exam: null,
    qualifications: [],
    bookings: [],
    absences: [],
    papers: [],
    blocks: [],
    ...employee,
  },
  vacancy: null,
  place: klinik,
  clocks: [],
  levels: {},
  ...given,
})
