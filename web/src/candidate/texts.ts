import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  name: { de: 'Name', en: 'Name' },
  available_from: { de: 'Verfügbar ab', en: 'Available from' },
  exam: { de: 'Examen', en: 'Exam' },
  qualifications: { de: 'Qualifikationen', en: 'Qualifications' },
  next_step: { de: 'Nächster Schritt', en: 'Next step' },
  no_candidate: { de: 'Noch kein Kandidat', en: 'No candidate yet' },
  no_candidate_hint: { de: 'Wer für die Stelle infrage kommt, steht dann hier.', en: 'Who might come to the vacancy appears here.' },
  more_positions: {
    de: 'Alle Positionen sind besetzt. Erhöhen Sie die Zahl der Positionen der Stelle.',
    en: 'All positions are booked. Raise the number of positions of the vacancy.',
  },

  new: { de: 'Neu', en: 'New' },
  applied: { de: 'Vorgeschlagen', en: 'Applied' },
  rejected: { de: 'Abgesagt', en: 'Rejected' },
  rejected_by_employee: { de: 'Abgesagt durch Mitarbeiter', en: 'Rejected by employee' },
  rejected_by_facility: { de: 'Abgesagt durch Einrichtung', en: 'Rejected by facility' },
  signed: { de: 'Gebucht', en: 'Signed' },

  reject_by_employee: { de: 'Absage durch Mitarbeiter', en: 'Rejected by employee' },
  reject_by_facility: { de: 'Absage durch Einrichtung', en: 'Rejected by facility' },
  reset: { de: 'Status zurücksetzen', en: 'Reset status' },
  start_booking: { de: 'Buchung starten', en: 'Start booking' },
  add_engagement: { de: 'Logbucheintrag', en: 'Add engagement' },
  already_booked: { de: 'Der Kandidat ist bereits gebucht.', en: 'The candidate is already booked.' },
  employee_rejected: { de: '{name}: Absage durch Mitarbeiter', en: '{name}: employee rejected' },
  facility_rejected: { de: '{name}: Absage durch Einrichtung', en: '{name}: facility rejected' },
  status_reset: { de: '{name}: Status zurückgesetzt', en: '{name}: status reset' },
} satisfies Record<string, Text>
