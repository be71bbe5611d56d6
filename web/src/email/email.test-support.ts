import type { Email } from '@kasack/contract/email.ts'

/** Jana Reuter's profile as sent by Tarek Sölter; tests override what matters to them. */
export const anEmail = (email: Partial<Email> = {}): Email => ({
  id: 31,
  recipient: 'kessler@spreetal.example',
  subject: 'Profil Jana Reuter',
  text: 'Guten Tag Frau Kessler,\n\nich stelle Ihnen heute Jana Reuter vor.',
  template: { id: 2, name: 'Profil senden', code: 'profile', category: 'profile' },
  attachments: [{ id: 5, name: 'AGB', file: { name: 'AGB.pdf', size: 1000, type: 'application/pdf' } }],
  documents: [],
  state: 'sent',
  last_error: '',
  contact_person: { id: 3, name: 'Martina Kessler' },
  candidate: { id: 9 },
  employee: { id: 5, name: 'Jana Reuter' },
  candidates: [],
  vacancy: { id: 12, name: 'Fachkraft ZNA' },
  facility: { id: 7, name: 'Klinikum Spreetal' },
  created_by_user: { id: 2, name: 'Tarek Sölter' },
  created_datetime: '2026-11-20T08:15:00.000000Z',
  sent_datetime: '2026-11-20T08:15:02.000000Z',
  version: 'first',
  ...email,
})
