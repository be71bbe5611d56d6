const joints =
  /(?<=\p{Ll}{4})(?=schaft|klinik|kranken|praxis|verbund|zentrum|residenz|pflege|versorgung|betreuung|medizin|dienst|direktion|partner|vorlage|schwester|grund|heim|hilfe|stift|stätte)/giu

/** Soft hyphens at the joints of German compounds, for browsers without a hyphenation dictionary. */
export const softHyphens = (text: string): string => text.replaceAll(joints, '\u00AD')
