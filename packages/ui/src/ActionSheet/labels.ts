export interface ActionSheetLabels {
  cancel: string;
}

export const english: ActionSheetLabels = { cancel: 'Cancel' };
