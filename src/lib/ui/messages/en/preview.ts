
export const preview = {
};
