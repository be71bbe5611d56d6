import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  engagement: { de: 'Logbucheintrag', en: 'Logbook entry' },
  follow_ups: { de: 'Wiedervorlagen', en: 'Follow-ups' },
  recent_entries: { de: 'Meine letzten Einträge', en: 'My recent entries' },
  new_applications: { de: 'Neue Bewerbungen', en: 'New applications' },
  no_new_application: { de: 'Keine neue Bewerbung in den letzten zwei Wochen', en: 'No new applications in the last two weeks' },
  no_new_application_hint: {
    de: 'Wer sich bewirbt, steht hier, bis sie oder er als Mitarbeiter übernommen ist.',
    en: 'Applicants are listed here until they are converted to employees.',
  },
  week: { de: 'KW {week}', en: 'Week {week}' },
  for_you: { de: '{count} für Sie', en: '{count} for you' },
  late: { de: '{count} überfällig', en: '{count} overdue' },
  due_today: { de: '{count} heute fällig', en: '{count} due today' },
  whose: { de: 'Wessen Wiedervorlagen', en: 'Whose follow-ups' },
  mine: { de: 'Meine', en: 'Mine' },
  all: { de: 'Alle', en: 'All' },
  show_all: { de: 'Alle zeigen', en: 'Show all' },
  nothing_due_mine: { de: 'Keine Ihrer Wiedervorlagen ist fällig', en: 'None of your follow-ups are due' },
  nothing_due: { de: 'Keine Wiedervorlage ist fällig', en: 'No follow-ups are due' },
  nothing_due_hint: {
    de: 'Was heute oder früher fällig ist, erscheint hier. Suchen Sie eine Einrichtung, mit der Sie lange nicht gesprochen haben.',
    en: 'Follow-ups due today or earlier appear here. Look for a facility you have not spoken to for a while.',
  },
  to_facilities: { de: 'Zu den Einrichtungen', en: 'Go to facilities' },
  no_recent_entry: { de: 'Noch kein Eintrag seit vorgestern', en: 'No entries since the day before yesterday' },
  no_recent_entry_hint: {
    de: 'Was Sie telefonieren und schreiben, erscheint hier zwei Tage lang.',
    en: 'Your calls and notes appear here for two days.',
  },
  create_entry: { de: 'Logbucheintrag anlegen', en: 'Create logbook entry' },
} satisfies Record<string, Text>
