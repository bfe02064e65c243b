import { isGiven, type DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a number', de: 'eine Zahl', fr: 'un nombre' },
  options: {
    Minimum: {
      inForce: isGiven,
      on: {
        en: '“{name}” must now be at least {after}.',
        de: '„{name}“ muss jetzt mindestens {after} sein.',
        fr: '« {name} » doit désormais être au moins égal à {after}.'
      },
      changed: {
        en: '“{name}” must now be at least {after} (was {before}).',
        de: '„{name}“ muss jetzt mindestens {after} sein (bisher {before}).',
        fr: '« {name} » doit désormais être au moins égal à {after} (auparavant {before}).'
      },
      off: {
        en: '“{name}” no longer has a lower limit (was {before}).',
        de: '„{name}“ hat keine untere Grenze mehr (bisher {before}).',
        fr: '« {name} » n’a plus de limite inférieure (auparavant {before}).'
      }
    },
    Maximum: {
      inForce: isGiven,
      on: {
        en: '“{name}” may now be at most {after}.',
        de: '„{name}“ darf jetzt höchstens {after} sein.',
        fr: '« {name} » doit désormais être au plus égal à {after}.'
      },
      changed: {
        en: '“{name}” may now be at most {after} (was {before}).',
        de: '„{name}“ darf jetzt höchstens {after} sein (bisher {before}).',
        fr: '« {name} » doit désormais être au plus égal à {after} (auparavant {before}).'
      },
      off: {
        en: '“{name}” no longer has an upper limit (was {before}).',
        de: '„{name}“ hat keine obere Grenze mehr (bisher {before}).',
        fr: '« {name} » n’a plus de limite supérieure (auparavant {before}).'
      }
    },
    StepSize: {
      inForce: isGiven,
      on: {
        en: '“{name}” now goes in steps of {after}.',
        de: '„{name}“ geht jetzt in Schritten von {after}.',
        fr: '« {name} » avance désormais par pas de {after}.'
      },
      changed: {
        en: '“{name}” now goes in steps of {after} (was {before}).',
        de: '„{name}“ geht jetzt in Schritten von {after} (bisher {before}).',
        fr: '« {name} » avance désormais par pas de {after} (auparavant {before}).'
      },
      off: {
        en: '“{name}” no longer goes in steps (was {before}).',
        de: '„{name}“ geht nicht mehr in Schritten (bisher {before}).',
        fr: '« {name} » n’avance plus par pas (auparavant {before}).'
      }
    }
  }
};
