import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  follow_up: { de: 'Wiedervorlage', en: 'Follow-up' },
  user: { de: 'Für', en: 'For' },
  priority: { de: 'Priorität', en: 'Priority' },
  one_day_late: { de: '1 Tag überfällig', en: '1 day overdue' },
  days_late: { de: '{count} Tage überfällig', en: '{count} days overdue' },
  today: { de: 'heute', en: 'today' },
  none: { de: 'keine Wiedervorlage', en: 'no follow-up' },

  set: { de: 'Wiedervorlage setzen', en: 'Set follow-up' },
  change: { de: '{day}: Wiedervorlage ändern', en: '{day}: change follow-up' },
  remove: { de: 'Wiedervorlage entfernen', en: 'Remove follow-up' },
  remove_question: { de: 'Wiedervorlage entfernen?', en: 'Remove the follow-up?' },
  remove_help: {
    de: 'Die Einrichtung hat dann keine Wiedervorlage mehr. Im Logbuch bleibt das Datum stehen.',
    en: 'The facility will no longer have a follow-up. Its date stays in the logbook.',
  },
  remove_yes: { de: 'Entfernen', en: 'Remove' },
  removed: { de: 'Die Wiedervorlage ist entfernt.', en: 'The follow-up has been removed.' },

  done: { de: 'Erledigen', en: 'Done' },
  done_question: { de: 'Wiedervorlage erledigen?', en: 'Is this follow-up done?' },
  done_help: {
    de: 'Wenn Sie gesprochen haben: Ein Logbucheintrag hält fest, was besprochen wurde, und setzt gleich die nächste Wiedervorlage.',
    en: 'If you have spoken, a logbook entry records what was said and sets the next follow-up.',
  },
  done_only: { de: 'Nur erledigen', en: 'Only mark as done' },
  done_with_entry: { de: 'Logbucheintrag anlegen', en: 'Create logbook entry' },
  done_told: { de: 'Die Wiedervorlage ist erledigt.', en: 'The follow-up is done.' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },

  quick: { de: 'Schnellwahl', en: 'Quick choice' },
  quick_key: { de: '{day}, Taste {key}', en: '{day}, key {key}' },
  quick_today: { de: 'Heute', en: 'Today' },
  quick_next: { de: 'Nächster Arbeitstag', en: 'Next working day' },
  quick_week: { de: '+1 Woche', en: '+1 week' },
  quick_two_weeks: { de: '+2 Wochen', en: '+2 weeks' },
  quick_month: { de: '+1 Monat', en: '+1 month' },
} satisfies Record<string, Text>
