
export const start = {
};
