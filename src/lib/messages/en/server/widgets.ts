import { grammarOf } from '../../../language/grammar.js';

const { number, quote } = grammarOf('en');

/** Refusals about widgets and their groups. */
export default {
  brandColoursChanged: 'Somebody else changed the brand colours in the meantime. Nothing was saved.',
  notFound: 'There is no widget with this number. It may have been deleted.',
  editedFilesInvalid: 'The preview does not show these files, because a package with them could not be used.',
  fileNotText: (file: string) => `${quote(file)} is not a text file in UTF-8, so it cannot be edited here.`,
  otherVersion: (spotIdentifier: string) =>
    `A widget with the SpotIdentifier ${quote(spotIdentifier)} already exists in another version. To update it, choose “Replace widget” there.`,
  notInTrash: 'There is no widget with this number in the Trash. It may have been restored or deleted for good.',
  lastStandardVariant:
    'This is the only variant of a standard widget, so it cannot be deleted: without it nobody could use the widget again.',
  valuesSavedMeanwhile: (name: string) =>
    `${quote(name)} was not deleted, because values have been saved in it since. To delete it with these values, choose “Delete” in its menu.`,
  renamedMeanwhile: (before: string, now: string) =>
    `${quote(before)} has since been renamed to ${quote(now)} and keeps that name.`,
  movedMeanwhile: (name: string, group: string | null) =>
    `${quote(name)} has since been moved to ${quote(group ?? 'Widget templates')} and stays there.`,
  savedMeanwhile: 'Somebody else saved this widget in the meantime. Nothing was overwritten.',
  valuesInvalid: 'The values were not saved because some of them break a rule.',
  valuesMissing: 'The body must contain “Values”: an object with one Value for each element Id.',
  cellsChanged: 'Somebody else has changed some of these values since. Nothing was overwritten.',
  cellsInvalid: 'Nothing was saved: some values are invalid.',
  cellTwice: 'The same value of the same widget is set twice.',
  momentNotFound: 'The history of this widget has no such save. It may be too old.',
  tooManyNames: (most: number) => `${number(most)} moments of this widget have a name. Remove the name of one first.`,
  variantTaken: (name: string) => `There is already a widget named ${quote(name)} in this group.`,
  variantTwice: (name: string) => `The name ${quote(name)} is in the list twice.`,
  variantsInvalid: 'Nothing was created, because some of the widgets cannot be.',
  variantsTooLarge: 'The widgets would have too many values together. Create fewer at once.',
  stepNotFound: 'There is no such step to undo. It may have been undone already, or be too old.',
  presetNotFound: 'There is no such preset. Somebody may have deleted it.',
  presetTaken: (name: string) => `There is already a preset named ${quote(name)}. Choose another name.`,
  presetEmpty: 'A preset needs at least one value.',
  presetInvalid: 'The preset was not kept, because some of its values break a rule.',
  tooManyPresets: (most: number) => `This template has ${number(most)} presets. Delete one first.`,
  presetsTooLarge: 'The presets of this template would be too large together. Delete one, or keep fewer values.',
  presetChanged: 'Somebody else has changed this preset in the meantime. Nothing was overwritten.',
  commentNotFound: 'There is no such comment on this widget. It may have been deleted.',
  commentSettingUnknown: 'The package of this widget has no such setting.',
  tooManyComments: 'There are too many comments on this widget. Delete some first.',
  groupOrTemplates: 'groupId and templates cannot be combined.',
  groupNotFound: 'There is no widget group with this number. It may have been deleted.',
  groupNotEmpty: 'This group still contains widgets. Move or delete them first. Nothing was changed.',
  groupTaken: (name: string, isSeen: boolean) =>
    isSeen
      ? `There is already a widget group named ${quote(name)}. Choose another name.`
      : `There is already a widget group named ${quote(name)}, which you don’t have permission to see. Choose another name.`
};
