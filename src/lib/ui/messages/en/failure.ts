export const failure = {
  missing: {
    title: 'There is nothing here',
    text: 'The address is wrong, or the widget was deleted. The list of widgets shows what there is.'
  },
  forbidden: {
    title: 'This is not open to you',
    text: 'You may not see this page: your account lacks the right. An administrator can give it.'
  },
  broken: {
    title: 'Something went wrong',
    text: 'The page could not be shown. Nothing you saved is lost. Try again; if it happens again, the server’s log says why.'
  },
  home: 'All widgets',
  again: 'Try again'
};
